import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { shortenings } from '@/lib/posts/shorter-post'
import { topicHashtags } from '@/lib/posts/topic-hashtags'
import type { Draft } from '@/lib/tool/define'
import { createScenes, type Scene } from '@/lib/writer/advice/scene'
import { ownerIn } from '@/lib/writer/naming/owner'
import { createDeck } from '@/lib/writer/phrasing/deck'
import { freshOpenings } from '@/lib/writer/phrasing/openings'
import type { Random } from '@/lib/writer/random'
import { readTopic } from '@/lib/writer/read-topic'
import type { Topic } from '@/lib/writer/topic'
import { bodyWriter } from './body'
import { chapterOutline } from './chapter-outline'
import type { Description } from './description'
import type { DescriptionInput, descriptionFields } from './fields'
import { readSource, type Source } from './source'
import {
  ctas,
  keywordOpenings,
  namedCtas,
  namedOpenings,
  openings,
  shortOpenings,
  storyOpening,
} from './templates'

const rounds = 4
const MAX_HASHTAGS = 5
const MAX_LINE = 60

export const draft: Draft<typeof descriptionFields, Description> = {
  writes: 'sentences',
  *write(input, random) {
    const source = readSource(input)
    const topic = topicOf(source.text) ?? input.topic
    yield* freshOpenings(descriptions({ input, source, topic, random }), ({ firstLines }) => firstLines)
  },
  shorten(item) {
    if (item.body === '') return null
    const body = shortenings(item.body).find(({ length }) => length <= item.body.length / 2) ?? ''
    return { ...item, body: withoutListHead(body) }
  },
}

/** A line that announces a list is dropped once the list is gone. */
function withoutListHead(body: string): string {
  return body.endsWith(':') ? body.slice(0, body.lastIndexOf('\n') + 1).trimEnd() : body
}

export type Order = { input: DescriptionInput; source: Source; topic: Topic; random: Random }

/** What the prompt says without links and times; null where nothing is left of it. */
function topicOf(text: string): Topic | null {
  try {
    return readTopic(text)
  } catch {
    return null
  }
}

function* descriptions(order: Order): Generator<Description> {
  const { input, source, topic, random } = order
  const { audience, keyword } = input.parameters
  const named = ownerIn(source.text) !== ''
  const nextScene = createScenes({ prompt: source.text, topic, audience }, random)
  const nextCta = createDeck(named ? namedCtas : ctas, random)
  const writeBody = bodyWriter(order, named)
  for (let round = 0; round < rounds; round += 1) {
    for (const template of templatesFor(order, named)) {
      const scene = nextScene()
      const firstLines = scene.say(template)
      if (firstLines === null || firstLines.length > youtubeDescription.fold.max) continue
      yield {
        firstLines,
        body: writeBody(scene),
        chapters: chapterOutline(order, named),
        cta: scene.say(nextCta() ?? '') ?? '',
        hashtags: topicHashtags(topic, MAX_HASHTAGS, random, keyword),
      }
      dealOn(nextScene)
    }
  }
}

/** A body uses three pieces of advice; the next description begins with those after them. */
function dealOn(nextScene: () => Scene): void {
  nextScene().say('{rule}')
  nextScene().say('{rule}')
}

const promisesStory = /^(?:how|why|when|what)\b(?! to\b)/i

/** First lines of the kind asked for, those in the visitor's own words or tone first. */
function templatesFor({ input, source, topic, random }: Order, named: boolean): string[] {
  const { type, tone, keyword } = input.parameters
  const plain = (text: string) => text.replace(/[{}]/g, '').trim()
  const line =
    topic.line !== null && topic.line.length <= MAX_LINE && !source.text.includes('?')
      ? plain(topic.line)
      : ''
  const filled = (texts: readonly string[]) =>
    texts
      .filter((text) => line !== '' || !text.includes('{line}'))
      .map((text) => text.replace('{line}', line).replaceAll('{key}', plain(keyword)))
  if (keyword !== '') return filled(random.shuffle(keywordOpenings))
  const leads = (text: string) => (text.startsWith('{own}') ? 0 : text.startsWith('{line}') ? 1 : 2)
  if (named) return filled([...namedOpenings].sort((a, b) => leads(a) - leads(b)))
  if (type === 'short') return filled(random.shuffle(shortOpenings).sort((a, b) => leads(a) - leads(b)))
  const suits = (tones: readonly string[] = []) => (tones.includes(tone) ? 0 : 1)
  const ordered = random
    .shuffle(openings)
    .sort((a, b) => leads(a.text) - leads(b.text) || suits(a.tones) - suits(b.tones))
  const texts = ordered.map(({ text }) => text)
  return filled(
    promisesStory.test(line) ? texts.map((text) => (leads(text) === 1 ? storyOpening : text)) : texts,
  )
}
