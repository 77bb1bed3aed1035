import { PublicError } from '@/lib/core/errors'
import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { truncateAtWord } from '@/lib/core/strings/truncate-at-word'
import { uniqueBy } from '@/lib/core/strings/unique-by'
import { upperFirst } from '@/lib/core/strings/upper-first'
import { chooseLines, limitResultCount } from '@/lib/kits/posts/choose-lines'
import { createKeywordPrepender } from '@/lib/kits/posts/prepend-keyword'
import { findFirstClauses } from '@/lib/kits/posts/visitor-lines'
import { measureTitleWidth, searchResultLimits } from '@/lib/platforms/google/search-result'
import { findProtectedWords } from '@/lib/text/placeholders/find-protected-words'
import { slugify } from '@/lib/text/seo/slug'
import { dependsOnPreviousSentence } from '@/lib/text/summary/depends-on-previous-sentence'
import { extractKeySentences } from '@/lib/text/summary/extract-key-sentences'
import { extractSentences } from '@/lib/text/summary/extract-sentences'
import { joinSentences } from '@/lib/text/summary/join-sentences'
import type { ParsedPrompt } from '@/lib/tool/parsed-prompt'
import type { DraftRecipe } from '@/lib/tool/tool-definition'
import { createLinePicker, type Line, type LinePicker } from '@/lib/writer/frames/line-picker'
import { analyzePrompt } from '@/lib/writer/reading/analyze-prompt'
import type { MetaInput, metaFields } from './fields'
import { fitMeta } from './fit'
import type { MetaItem } from './meta'

const { pixels: maxTitlePixels } = searchResultLimits.title
const { characters: maxDescriptionLength } = searchResultLimits.description

/** A first sentence that is longer is read by its start. */
const MAX_TOPIC_LENGTH = 200
/** Of a title, before the keyword's colon. */
const MAX_TITLE_LENGTH = 70

export const draft: DraftRecipe<typeof metaFields, MetaItem> = {
  outputKind: 'excerpts',
  *write(input, random) {
    const { keyword } = input.parameters
    const page = parsePage(input.prompt)
    const reading = analyzePrompt(page.topic)
    const linePicker = createLinePicker(reading, random)
    const titles = buildTitles(page, reading, linePicker, input)
    const descriptions = buildDescriptions(page, reading, linePicker, input)
    const slug = slugify(keyword || reading.line)
    const pairCount = Math.max(titles.length, descriptions.length)
    for (let index = 0; index < pairCount; index += 1) {
      const title = titles[index % titles.length] ?? ''
      const rotatedDescriptions = [...descriptions.slice(index), ...descriptions]
      const description = rotatedDescriptions.find((text) => !text.startsWith(title)) ?? rotatedDescriptions[0] ?? ''
      yield { title, description, slug }
    }
  },
  shorten(item, input) {
    const [firstSentence = ''] = extractSentences(item.description)
    return firstSentence.length < item.description.length
      ? fitMeta({ ...item, description: firstSentence }, input)
      : null
  },
}

/** What the page is about, and its sentences without a headline of its own; none where the visitor gave a topic alone. */
type Page = { topic: string; sentences: readonly string[]; body: string }

/** Throws `unclear_topic` for a text without a letter. */
function parsePage(prompt: string): Page {
  if (!/\p{L}/u.test(prompt)) throw new PublicError('unclear_topic')
  const [firstLine = '', ...otherLines] = prompt.split('\n')
  const hasHeadline =
    otherLines.length > 0 &&
    firstLine.length <= MAX_TOPIC_LENGTH &&
    /\p{L}/u.test(firstLine) &&
    !/[.…。]$/.test(firstLine.trimEnd())
  const body = hasHeadline ? otherLines.join('\n') : prompt
  const sentences = extractSentences(body)
  const topicSource = hasHeadline ? firstLine : (sentences.find((sentence) => /\p{L}/u.test(sentence)) ?? prompt)
  const topic = truncateAtWord(topicSource, MAX_TOPIC_LENGTH) || topicSource.slice(0, MAX_TOPIC_LENGTH)
  const isTopicOnly = sentences.length < 2 && !hasHeadline
  return { topic: /\p{L}/u.test(topic) ? topic : prompt, sentences: isTopicOnly ? [] : sentences, body }
}

/** The topic itself, with what people type before it, then what the frames of its kind and the page's most telling sentences make of it. */
function buildTitles(page: Page, reading: ParsedPrompt, linePicker: LinePicker, input: MetaInput): string[] {
  const { keyword, count } = input.parameters
  const isUsable = ({ text }: Line) => fitMeta({ title: text, description: text, slug: '' }, input) !== null
  const promptLine: Line = { text: reading.line + reading.mark, form: 'statement' }
  const sentenceLines = extractKeySentences(page.sentences.join('\n'), limitResultCount(count), {
    focus: keyword,
    maxLength: MAX_TITLE_LENGTH,
  })
    .filter(({ text }) => !dependsOnPreviousSentence(text) && !hasLink(text))
    .map(({ text }): Line => ({ text: upperFirst(trimEndMatching(text, /\./)), form: 'statement' }))
  const frameLines = reading.kind === 'hard-time' ? [] : linePicker.takeAll('title')
  const usableLines = [promptLine, ...frameLines, ...sentenceLines].filter(isUsable)
  const clause = usableLines.length > 0 || page.sentences.length > 0 ? null : findFirstClauses(reading, isUsable)
  const candidates =
    usableLines.length > 0
      ? usableLines
      : clause
        ? [{ ...clause, text: trimEndMatching(clause.text, /\./) }]
        : buildOutlineTitles(reading, keyword).filter(isUsable)
  const chosenLines = chooseLines(candidates, limitResultCount(count), reading.line)
  const [firstLine = { ...promptLine, text: truncateTitle(promptLine.text) }, ...otherLines] = chosenLines
  const lineWithKeyword = createKeywordPrepender(keyword, MAX_TITLE_LENGTH)(firstLine)
  const titles = [isUsable(lineWithKeyword) ? lineWithKeyword : firstLine, ...otherLines].map(({ text }) => text)
  return uniqueBy(titles, (text) => text.toLowerCase())
}

/** In a list of results an address leads nowhere. */
const hasLink = (text: string) => findProtectedWords(text, ['links', 'handles']).length > 0

/** For a page whose sentences are too long for a title: what it is about, and what only the visitor can say. */
function buildOutlineTitles({ keywords, language }: ParsedPrompt, keyword: string): Line[] {
  const phrase = keyword || keywords.find((candidate) => candidate.includes(' '))
  if (!phrase || language !== 'en') return []
  return [{ text: `${upperFirst(phrase)}: [what the page says about it]`, form: 'list' }]
}

function truncateTitle(text: string): string {
  return truncateAtWord(text, maxTitlePixels, measureTitleWidth) || text.slice(0, 20)
}

/**
 * What the page says, in its own sentences, as many as fit with the visitor's last words. A topic alone has no sentences: there the frames
 * say what belongs there.
 */
function buildDescriptions(
  page: Page,
  reading: ParsedPrompt,
  linePicker: LinePicker,
  { parameters }: MetaInput,
): string[] {
  const { cta, keyword, count } = parameters
  const maxLength = maxDescriptionLength - (cta === '' ? 0 : cta.length + 2)
  const selectedSentences = extractKeySentences(page.sentences.join('\n'), MAX_SENTENCES, {
    focus: keyword,
    maxLength: maxLength - 1,
  })
  const packedTexts = packSentences(
    selectedSentences.map(({ text }) => text).filter((text) => !hasLink(text)),
    maxLength,
  )
  const topicSentence = closeSentence(reading.line + reading.mark)
  const needsOutline = page.sentences.length === 0 && reading.kind !== 'hard-time'
  const outlineFrames = reading.language === 'en' ? pageFrames : linePicker.takeAll('body').map(({ text }) => text)
  const outlines = needsOutline ? outlineFrames.map((text) => `${topicSentence} ${text}`) : []
  const candidates = [
    ...packedTexts,
    ...(packedTexts.length === 0 ? [topicSentence] : []),
    ...outlines.slice(0, MAX_OUTLINES),
  ]
  const fittingTexts = candidates.filter((text) => text !== '' && text.length <= maxLength)
  const baseTexts =
    fittingTexts.length > 0
      ? fittingTexts
      : [truncateAtWord(topicSentence, maxLength) || topicSentence.slice(0, maxLength)]
  const descriptions =
    cta === '' || reading.kind === 'hard-time' ? baseTexts : baseTexts.map((text) => `${text} ${closeSentence(cta)}`)
  return uniqueBy(descriptions, (text) => text).slice(0, limitResultCount(count))
}

/** What a description of a page says beside its topic. */
const pageFrames = [
  'On this page: [what people find there, in one sentence].',
  'In short: [your answer, in one sentence].',
]

const MAX_SENTENCES = 5
const MAX_OUTLINES = 2

/** Sentences in as few texts as they fit into, then those that begin elsewhere; none begins with one that leans on the sentence before. */
function packSentences(sentences: readonly string[], maxLength: number): string[] {
  const startIndexes = sentences
    .map((_, index) => index)
    .filter((index) => index === 0 || !dependsOnPreviousSentence(sentences[index] ?? ''))
  const texts = startIndexes.map((index) => packFromStart(sentences.slice(index).map(closeSentence), maxLength))
  const distinctTexts: string[] = []
  for (const text of texts) {
    if (distinctTexts.every((other) => !other.includes(text.slice(0, COMPARED_LENGTH)))) distinctTexts.push(text)
  }
  return uniqueBy([...distinctTexts, ...texts], (text) => text)
}

/** So many letters tell whether a text has a sentence already. */
const COMPARED_LENGTH = 24

function packFromStart(sentences: readonly string[], maxLength: number): string {
  let packedText = ''
  for (const sentence of sentences) {
    const extendedText = joinSentences(packedText, sentence)
    if (extendedText.length > maxLength) break
    packedText = extendedText
  }
  return packedText
}

function closeSentence(text: string): string {
  const sentence = upperFirst(text)
  if (/[.!?…。！？।؟]["”’)]?$/u.test(sentence)) return sentence
  return /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]$/u.test(sentence) ? `${sentence}。` : `${sentence}.`
}
