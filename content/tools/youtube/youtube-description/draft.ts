import { hasBlank } from '@/lib/fit/blanks'
import { youtubeDescription } from '@/lib/platforms/networks/youtube'
import { shortenings } from '@/lib/posts/shorter-post'
import type { Draft, Order } from '@/lib/tool/define'
import { createLines, type Lines } from '@/lib/writer/frames/lines'
import { upperFirst } from '@/lib/writer/frames/render'
import type { Random } from '@/lib/writer/random'
import { read } from '@/lib/writer/reading/read'
import type { Reading } from '@/lib/writer/reading/reading'
import { plainLine } from '@/lib/writer/sequence/openings'
import { ownSentences, planOf } from '@/lib/writer/sequence/steps'
import { topicTags } from '@/lib/writer/tags/topic-tags'
import { bodies } from './bodies'
import type { Description } from './description'
import type { DescriptionInput, descriptionFields } from './fields'
import { readSource } from './source'

const MAX_HASHTAGS = 5

export const draft: Draft<typeof descriptionFields, Description> = {
  writes: 'sentences',
  *write(input, random) {
    const reading = readingOf(input)
    const lines = createLines(reading, random)
    const { keyword } = input.parameters
    const texts = bodies(reading, readSource(input))
    const { labels, chapters } = readSource(input)
    for (const [index, line] of firstLines(reading, lines, keyword).entries()) {
      yield {
        firstLines: line,
        body: texts[index % texts.length] ?? '',
        chapters: chapters.length > 0 ? chapters : labels.map((label) => ({ time: '', label })),
        cta: ctaOf(reading),
        hashtags: tagsOf(reading, random, keyword),
      }
    }
  },
  shorten(item) {
    if (item.body === '') return null
    const body = shortenings(item.body).find(({ length }) => length <= item.body.length / 2) ?? ''
    return { ...item, body: body.endsWith(':') ? '' : body }
  },
}

/** What the prompt says without links and times; the prompt as it is where nothing is left of it. */
function readingOf(input: DescriptionInput & Order): Reading {
  const { text } = readSource(input)
  const { kind, sure, details } = input.reading
  if (text === input.prompt || !/\p{L}/u.test(text)) return input.reading
  return read(text, { details, ...(sure && { as: kind }) })
}

/** The visitor's own words first, with what comes out where they say it; then lines of the kind that are whole. */
function firstLines(reading: Reading, lines: Lines, keyword: string): string[] {
  const { sentences, details } = reading
  const fits = (text: string) => !hasBlank(text) && text.length <= youtubeDescription.fold.max
  const own = sentences.length > 1 ? (ownSentences(reading)[0] ?? '') : plainLine(reading)
  const whole = details.outcome === undefined ? own : `${own} ${upperFirst(details.outcome)}.`
  const says = (text: string) => text.toLowerCase().includes((sentences[0] ?? '').toLowerCase())
  const told = (text: string) => details.turn !== undefined && text.includes(upperFirst(details.turn))
  const framed = lines
    .all('caption', (text) => fits(text) && says(text) && text !== own && !told(text))
    .map(({ text }) => text)
  const asked = [
    ...framed.filter((text) => text.includes('?')),
    ...framed.filter((text) => !text.includes('?')),
  ]
  const texts =
    reading.kind === 'hard-time' ? [own] : [fits(whole) ? whole : own, ...(reading.sure ? asked : [])]
  return texts.map((text) => withKeyword(text, keyword))
}

function ctaOf(reading: Reading): string {
  const { end } = planOf(reading, 0)
  if (reading.details.action !== undefined) return reading.details.action
  return reading.sure && typeof end === 'object' ? end.ask : ''
}

function withKeyword(text: string, keyword: string): string {
  const isSaid = text.toLowerCase().includes(keyword.toLowerCase())
  return isSaid ? text : `${upperFirst(keyword)}: ${text}`
}

function tagsOf(reading: Reading, random: Random, keyword: string): string[] {
  return reading.kind === 'hard-time' ? [] : topicTags(reading, MAX_HASHTAGS, random, keyword)
}
