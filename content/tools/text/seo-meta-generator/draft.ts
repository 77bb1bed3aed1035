import { PublicError } from '@/lib/core/errors'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { chooseLines, mostOf } from '@/lib/kits/posts/choose-lines'
import { firstClauses } from '@/lib/kits/posts/own-lines'
import { withKeyword } from '@/lib/kits/posts/with-keyword'
import { searchResultLimits, titleWidth } from '@/lib/platforms/google/search-result'
import { findProtectedWords } from '@/lib/text/placeholders/find-protected-words'
import { slugify } from '@/lib/text/seo/slug'
import { dependsOnPrevious } from '@/lib/text/summary/depends-on-previous'
import { extractSentences } from '@/lib/text/summary/extract-sentences'
import { joinSentences } from '@/lib/text/summary/join-sentences'
import { keySentences } from '@/lib/text/summary/key-sentences'
import type { Draft } from '@/lib/tool/define'
import type { Reading } from '@/lib/tool/reading'
import { createLines, type Line, type Lines } from '@/lib/writer/frames/lines'
import { read } from '@/lib/writer/reading/read'
import type { MetaInput, metaFields } from './fields'
import { fitMeta } from './fit'
import type { MetaItem } from './meta'

const { pixels } = searchResultLimits.title
const { characters } = searchResultLimits.description

/** A first sentence that is longer is read by its start. */
const MAX_TOPIC = 200
/** Of a title, before the keyword's colon. */
const MAX_TITLE = 70

export const draft: Draft<typeof metaFields, MetaItem> = {
  writes: 'excerpts',
  *write(input, random) {
    const { keyword } = input.parameters
    const page = pageOf(input.prompt)
    const reading = read(page.topic)
    const lines = createLines(reading, random)
    const titles = titlesOf(page, reading, lines, input)
    const descriptions = descriptionsOf(page, reading, lines, input)
    const slug = slugify(keyword || reading.line)
    const pairs = Math.max(titles.length, descriptions.length)
    for (let at = 0; at < pairs; at += 1) {
      const title = titles[at % titles.length] ?? ''
      const inTurn = [...descriptions.slice(at), ...descriptions]
      const description = inTurn.find((text) => !text.startsWith(title)) ?? inTurn[0] ?? ''
      yield { title, description, slug }
    }
  },
  shorten(item, input) {
    const [first = ''] = extractSentences(item.description)
    return first.length < item.description.length ? fitMeta({ ...item, description: first }, input) : null
  },
}

/** What the page is about, and its sentences without a headline of its own; none where the visitor gave a topic alone. */
type Page = { topic: string; sentences: readonly string[]; body: string }

/** Throws `unclear_topic` for a text without a letter. */
function pageOf(prompt: string): Page {
  if (!/\p{L}/u.test(prompt)) throw new PublicError('unclear_topic')
  const [top = '', ...under] = prompt.split('\n')
  const isHeadline =
    under.length > 0 && top.length <= MAX_TOPIC && /\p{L}/u.test(top) && !/[.…。]$/.test(top.trimEnd())
  const body = isHeadline ? under.join('\n') : prompt
  const sentences = extractSentences(body)
  const told = isHeadline ? top : (sentences.find((one) => /\p{L}/u.test(one)) ?? prompt)
  const topic = truncateAtWord(told, MAX_TOPIC) || told.slice(0, MAX_TOPIC)
  const isTopic = sentences.length < 2 && !isHeadline
  return { topic: /\p{L}/u.test(topic) ? topic : prompt, sentences: isTopic ? [] : sentences, body }
}

/** The topic itself, with what people type before it, then what the frames of its kind and the page's most telling sentences make of it. */
function titlesOf(page: Page, reading: Reading, lines: Lines, input: MetaInput): string[] {
  const { keyword, count } = input.parameters
  const fits = ({ text }: Line) => fitMeta({ title: text, description: text, slug: '' }, input) !== null
  const own: Line = { text: reading.line + reading.mark, form: 'statement' }
  const sentences = keySentences(page.sentences.join('\n'), mostOf(count), {
    focus: keyword,
    maxLength: MAX_TITLE,
  })
    .filter(({ text }) => !dependsOnPrevious(text) && !hasLink(text))
    .map(({ text }): Line => ({ text: upperFirst(trimEndMatching(text, /\./)), form: 'statement' }))
  const framed = reading.kind === 'hard-time' ? [] : lines.all('title')
  const told = [own, ...framed, ...sentences].filter(fits)
  const clause = told.length > 0 || page.sentences.length > 0 ? null : firstClauses(reading, fits)
  const found =
    told.length > 0
      ? told
      : clause
        ? [{ ...clause, text: trimEndMatching(clause.text, /\./) }]
        : openTitle(reading, keyword).filter(fits)
  const chosen = chooseLines(found, mostOf(count), reading.line)
  const [lead = { ...own, text: cut(own.text) }, ...rest] = chosen
  const named = withKeyword(keyword, MAX_TITLE)(lead)
  const titles = [fits(named) ? named : lead, ...rest].map(({ text }) => text)
  return uniqueBy(titles, (text) => text.toLowerCase())
}

/** In a list of results an address leads nowhere. */
const hasLink = (text: string) => findProtectedWords(text, ['links', 'handles']).length > 0

/** For a page whose sentences are too long for a title: what it is about, and what only the visitor can say. */
function openTitle({ keywords, language }: Reading, keyword: string): Line[] {
  const phrase = keyword || keywords.find((words) => words.includes(' '))
  if (!phrase || language !== 'en') return []
  return [{ text: `${upperFirst(phrase)}: [what the page says about it]`, form: 'list' }]
}

function cut(text: string): string {
  return truncateAtWord(text, pixels, titleWidth) || text.slice(0, 20)
}

/**
 * What the page says, in its own sentences, as many as fit with the visitor's last words. A topic alone has no sentences: there the frames
 * say what belongs there.
 */
function descriptionsOf(page: Page, reading: Reading, lines: Lines, { parameters }: MetaInput): string[] {
  const { cta, keyword, count } = parameters
  const room = characters - (cta === '' ? 0 : cta.length + 2)
  const told = keySentences(page.sentences.join('\n'), MOST_SENTENCES, {
    focus: keyword,
    maxLength: room - 1,
  })
  const packed = packedIn(
    told.map(({ text }) => text).filter((text) => !hasLink(text)),
    room,
  )
  const line = closed(reading.line + reading.mark)
  const isOpen = page.sentences.length === 0 && reading.kind !== 'hard-time'
  const more = reading.language === 'en' ? pageFrames : lines.all('body').map(({ text }) => text)
  const outlined = isOpen ? more.map((text) => `${line} ${text}`) : []
  const found = [...packed, ...(packed.length === 0 ? [line] : []), ...outlined.slice(0, MAX_OUTLINES)]
  const fitting = found.filter((text) => text !== '' && text.length <= room)
  const all = fitting.length > 0 ? fitting : [truncateAtWord(line, room) || line.slice(0, room)]
  const ended = cta === '' || reading.kind === 'hard-time' ? all : all.map((text) => `${text} ${closed(cta)}`)
  return uniqueBy(ended, (text) => text).slice(0, mostOf(count))
}

/** What a description of a page says beside its topic. */
const pageFrames = [
  'On this page: [what people find there, in one sentence].',
  'In short: [your answer, in one sentence].',
]

const MOST_SENTENCES = 5
const MAX_OUTLINES = 2

/** Sentences in as few texts as they fit into, then those that begin elsewhere; none begins with one that leans on the sentence before. */
function packedIn(sentences: readonly string[], room: number): string[] {
  const starts = sentences
    .map((_, at) => at)
    .filter((at) => at === 0 || !dependsOnPrevious(sentences[at] ?? ''))
  const texts = starts.map((at) => packedFrom(sentences.slice(at).map(closed), room))
  const apart: string[] = []
  for (const text of texts) {
    if (apart.every((other) => !other.includes(text.slice(0, SAME_START)))) apart.push(text)
  }
  return uniqueBy([...apart, ...texts], (text) => text)
}

/** So many letters tell whether a text has a sentence already. */
const SAME_START = 24

function packedFrom(sentences: readonly string[], room: number): string {
  let packed = ''
  for (const sentence of sentences) {
    const longer = joinSentences(packed, sentence)
    if (longer.length > room) break
    packed = longer
  }
  return packed
}

function closed(text: string): string {
  const whole = upperFirst(text)
  if (/[.!?…。！？।؟]["”’)]?$/u.test(whole)) return whole
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(whole) ? `${whole}。` : `${whole}.`
}
