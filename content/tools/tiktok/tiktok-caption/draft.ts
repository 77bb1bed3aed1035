import { emojiFor } from '@/lib/posts/emoji'
import type { Post } from '@/lib/posts/post'
import { toneLines } from '@/lib/posts/tone-lines'
import { topicHashtags } from '@/lib/posts/topic-hashtags'
import type { Draft } from '@/lib/tool/define'
import { aboutTopicFirst } from '@/lib/writer/phrasing/about-topic'
import { isGrave } from '@/lib/writer/phrasing/conditions'
import { createDeck, firstPhrase } from '@/lib/writer/phrasing/deck'
import { freshOpenings } from '@/lib/writer/phrasing/openings'
import { createPhrasing, type Phrase } from '@/lib/writer/phrasing/phrasing'
import type { Random } from '@/lib/writer/random'
import type { Topic } from '@/lib/writer/topic'
import { callsFor } from './calls'
import type { CaptionInput, captionFields } from './fields'
import { fitCaption } from './fit'
import { type CaptionFormula, formulas } from './formulas'
import { shorten } from './shorten'

/** How many calls to action are tried until one fits the topic. */
const MAX_CALLS = 6

/** Sentences of the formula after the first line; one or two in the tone follow. */
const ownLines = { short: 0, medium: 1, long: 4 } as const

export const draft: Draft<typeof captionFields, Post> = {
  writes: 'sentences',
  write(input, random) {
    const posts = [...captions(input, random)]
    // Where no field is recognised, its general words say little.
    const ordered =
      input.topic.niche.id === 'general' ? aboutTopicFirst(posts, ({ hook }) => hook, input.topic) : posts
    return freshOpenings(ordered, ({ hook }) => hook)
  },
  shorten,
}

function* captions(input: CaptionInput & { topic: Topic }, random: Random): Generator<Post> {
  const { prompt, topic, parameters } = input
  const phrasing = createPhrasing({ prompt, topic, audience: parameters.audience }, random)
  const decks = {
    call: createDeck(callsFor(parameters.cta, parameters.goal), random),
    toneLine: createDeck(toneLines[parameters.tone] ?? [], random),
  }
  const ordered = inOrder(input, random)
  const piles = ordered.map((formula) => ({ formula, hooks: ownFirst(random.shuffle(formula.hooks)) }))
  const rounds = Math.max(...piles.map(({ hooks }) => hooks.length))
  for (let round = 0; round < rounds; round += 1) {
    for (const { formula, hooks } of piles) {
      const hook = hooks[round]
      const post = hook && write(formula, hook, phrasing(), decks, input, random)
      const fitted = post && fitCaption(post, input)
      if (fitted) yield fitted
    }
  }
}

/** Formulas that suit tone and goal first, those that suit one of them next. */
function inOrder({ parameters: { tone, goal, cta } }: CaptionInput, random: Random): CaptionFormula[] {
  const wish = cta === 'comment' ? 'comments' : cta === 'save' ? 'saves' : goal
  const suits = ({ tones, goals }: CaptionFormula) =>
    Number(tones.includes(tone)) * 2 + Number(goals.includes(wish))
  return random.shuffle(formulas).sort((a, b) => suits(b) - suits(a))
}

const own = /\{(?:own|problem|yourC)/

function ownFirst(hooks: readonly string[]): string[] {
  return [...hooks].sort((a, b) => Number(own.test(b)) - Number(own.test(a)))
}

/** What a run deals out, so that no caption repeats another's while there is something new. */
type Decks = { call: () => string | null; toneLine: () => string | null }

function write(
  formula: CaptionFormula,
  hookTemplate: string,
  phrase: Phrase,
  decks: Decks,
  { prompt, topic, parameters }: CaptionInput & { topic: Topic },
  random: Random,
): Post | null {
  const { tone, length, keyword } = parameters
  const hook = phrase(hookTemplate)
  if (hook === null) return null
  const cta = firstPhrase(decks.call, MAX_CALLS, phrase)
  const emoji = emojiFor(isGrave(prompt) ? 'none' : parameters.emoji, tone, random)
  const body = paragraphs(searchable(bodyOf(formula, length, phrase, decks, random), hook, keyword))
  return {
    angle: formula.angle,
    hook: hook + emoji.hook,
    body: length === 'short' ? '' : body,
    cta: asksAlready(hook) || !cta ? '' : cta + emoji.end,
    hashtags: topicHashtags(topic, parameters.hashtags, random, keyword),
  }
}

function bodyOf(
  { lines, inOrder: ordered }: CaptionFormula,
  length: keyof typeof ownLines,
  phrase: Phrase,
  decks: Decks,
  random: Random,
): string[] {
  const templates = ordered ? lines : random.shuffle(lines).sort((a, b) => specific(b) - specific(a))
  const own = templates.flatMap((line) => phrase(line) ?? []).slice(0, ownLines[length])
  const tone = [decks.toneLine(), length === 'long' ? decks.toneLine() : null]
  return [...own, ...tone.flatMap((line) => (line === null ? [] : (phrase(line) ?? [])))]
}

/** Whether a line says something of the topic's field. */
function specific(line: string): number {
  return Number(line.includes('{'))
}

/** A question at the start is the call to action. */
function asksAlready(hook: string): boolean {
  const question = hook.indexOf('?')
  return question >= 0 && !/[.!]/.test(hook.slice(question + 2))
}

/** The search phrase goes into the text once, in its own words. */
function searchable(sentences: string[], hook: string, keyword: string): string[] {
  if (keyword === '' || `${hook} ${sentences.join(' ')}`.toLowerCase().includes(keyword.toLowerCase()))
    return sentences
  return [...sentences.slice(0, 1), `This one is about ${keyword}.`, ...sentences.slice(1)]
}

/** Two sentences each. */
function paragraphs(sentences: readonly string[]): string {
  const pairs: string[] = []
  for (let i = 0; i < sentences.length; i += 2) pairs.push(sentences.slice(i, i + 2).join(' '))
  return pairs.join('\n\n')
}
