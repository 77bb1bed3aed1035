import type { Random } from '@/lib/core/random'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { shortenings } from '@/lib/kits/posts/shorter-post'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import type { Draft, DraftContext } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { read } from '@/lib/writer/reading/read'
import { endOf } from '@/lib/writer/sequence/ends'
import { plainLine } from '@/lib/writer/sequence/openings'
import { ownSentences, planOf } from '@/lib/writer/sequence/steps'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import { composeBody } from './compose-body'
import type { Description } from './description'
import type { DescriptionInput, descriptionFields } from './fields'
import { parseSource } from './source'

const MAX_HASHTAGS = 5

export const draft: Draft<typeof descriptionFields, Description> = {
  writes: 'sentences',
  *write(input, random) {
    const reading = readingOf(input)
    const lines = createLines(reading, random)
    const { keyword } = input.parameters
    const source = parseSource(input)
    const { labels, chapters } = source
    yield {
      firstLines: firstLine(reading, keyword),
      body: composeBody(reading, source, lines),
      chapters: chapters.length > 0 ? chapters : labels.map((label) => ({ time: '', label })),
      cta: ctaOf(reading, lines),
      hashtags: tagsOf(reading, random, keyword),
    }
  },
  shorten(item) {
    if (item.body === '') return null
    const body = shortenings(item.body).find(({ length }) => length <= item.body.length / 2) ?? ''
    return { ...item, body: body.endsWith(':') ? '' : body }
  },
}

/** What the prompt says without links and times; the prompt as it is where nothing is left of it. */
function readingOf(input: DescriptionInput & DraftContext): Reading {
  const { text } = parseSource(input)
  const { kind, sure, details } = input.reading
  if (text === input.prompt || !/\p{L}/u.test(text)) return input.reading
  return read(text, { details, ...(sure && { as: kind }) })
}

/** The visitor's own words, with what comes out where they say it. */
function firstLine(reading: Reading, keyword: string): string {
  const { sentences, details, kind } = reading
  const own = sentences.length > 1 ? (ownSentences(reading)[0] ?? '') : plainLine(reading)
  const whole = `${own} ${upperFirst(details.outcome ?? '')}.`
  const isWhole = details.outcome !== undefined && kind !== 'hard-time'
  return withKeyword(isWhole && whole.length <= youtubeDescription.fold.max ? whole : own, keyword)
}

function ctaOf(reading: Reading, lines: Lines): string {
  const plan = planOf(reading, 0)
  return endOf(reading, reading.kind === 'pasted' ? { ...plan, end: 'none' } : plan, lines) ?? ''
}

function withKeyword(text: string, keyword: string): string {
  const isSaid = text.toLowerCase().includes(keyword.toLowerCase())
  return isSaid ? text : `${upperFirst(keyword)}: ${text}`
}

function tagsOf(reading: Reading, random: Random, keyword: string): string[] {
  return reading.kind === 'hard-time' ? [] : topicTags(reading, MAX_HASHTAGS, random, keyword)
}
