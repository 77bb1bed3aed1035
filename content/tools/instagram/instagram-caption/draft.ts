import { emojiFor } from '@/lib/posts/emoji'
import type { Post } from '@/lib/posts/post'
import { shorterPost } from '@/lib/posts/shorter-post'
import { topicHashtags } from '@/lib/posts/topic-hashtags'
import type { Draft } from '@/lib/tool/define'
import { isGrave } from '@/lib/writer/phrasing/conditions'
import { createDeck, firstPhrase } from '@/lib/writer/phrasing/deck'
import { freshOpenings } from '@/lib/writer/phrasing/openings'
import { createPhrasing, type Phrase } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { callsFor } from './calls'
import type { InstagramInput, instagramFields } from './fields'
import { fitCaption } from './fit'
import { type Shape, shapes } from './shapes'

type Request = InstagramInput & { topic: Topic }

/** How many calls to action are tried until one fits the topic. */
const MAX_CALLS = 6

const partsOf = { short: 0, medium: 3, long: 5 } as const

export const draft: Draft<typeof instagramFields, Post> = {
  writes: 'sentences',
  write: (input, random) => freshOpenings(captions(input, random), ({ hook }) => hook),
  shorten: (post, input) => {
    const shorter = shorterPost(post)
    return shorter && fitCaption(shorter, input)
  },
}

/** Each round takes one caption from every shape, those that suit the tone first. */
function* captions(input: Request, random: Random): Generator<Post> {
  const { prompt, topic, parameters } = input
  const phrasing = createPhrasing({ prompt, topic, audience: parameters.audience }, random)
  const nextCall = createDeck(callsFor(parameters), random)
  const piles = random
    .shuffle(shapes[parameters.post])
    .sort((a, b) => Number(b.tones.includes(parameters.tone)) - Number(a.tones.includes(parameters.tone)))
    .map((shape) => ({ shape, hooks: ownFirst(random.shuffle(shape.hooks)) }))
  const decks = new Map<readonly string[], () => string | null>()
  const choose = (part: readonly string[]) => {
    const deck = decks.get(part) ?? createDeck(part, random)
    decks.set(part, deck)
    return deck()
  }
  const rounds = Math.max(...piles.map(({ hooks }) => hooks.length))
  for (let round = 0; round < rounds; round += 1) {
    for (const { shape, hooks } of piles) {
      const hook = hooks[round]
      const post = hook && write(shape, hook, phrasing(), { choose, nextCall }, input, random)
      const fitted = post && fitCaption(post, input)
      if (fitted) yield fitted
    }
  }
}

const own = /\{(?:own|problem|yourC)/

function ownFirst(hooks: readonly string[]): string[] {
  return [...hooks].sort((a, b) => Number(own.test(b)) - Number(own.test(a)))
}

function write(
  { angle, parts }: Shape,
  hookTemplate: string,
  phrase: Phrase,
  { choose, nextCall }: { choose: (part: readonly string[]) => string | null; nextCall: () => string | null },
  { prompt, topic, parameters }: Request,
  random: Random,
): Post | null {
  const { length, tone } = parameters
  const hook = phrase(hookTemplate)
  if (hook === null) return null
  const body = parts
    .slice(0, partsOf[length])
    .flatMap((part) => firstPhrase(() => choose(part), part.length, phrase) ?? [])
  const cta = firstPhrase(nextCall, MAX_CALLS, phrase) ?? ''
  const emoji = emojiFor(isGrave(prompt) ? 'none' : parameters.emoji, tone, random)
  return {
    angle,
    hook: hook + (hook.endsWith(':') ? '' : emoji.hook),
    body: capitalisedItems(layOut(body)),
    cta: cta === '' ? '' : cta + emoji.end,
    hashtags: topicHashtags(topic, parameters.hashtags, random),
  }
}

function capitalisedItems(text: string): string {
  return text.replace(/(?<=→ )\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Sentences run on in pairs; a list stands by itself. */
function layOut(sentences: readonly string[]): string {
  const blocks: string[] = []
  let open = ''
  for (const sentence of sentences) {
    if (sentence.includes('\n')) {
      blocks.push(...[open, sentence].filter((block) => block !== ''))
      open = ''
    } else if (open === '') open = sentence
    else {
      blocks.push(`${open} ${sentence}`)
      open = ''
    }
  }
  return [...blocks, open].filter((block) => block !== '').join('\n\n')
}
