import { collapseWhitespace } from '@/lib/core/strings/collapse-whitespace'
import { removeFullStop } from '@/lib/core/strings/end-punctuation'
import { splitSentences } from '@/lib/core/strings/split-sentences'
import { createWordRangeCheck, isWithinWordRange, truncateAtWord } from '@/lib/core/strings/word-limits'
import { capitalizeIfLowercase, countWords } from '@/lib/core/strings/words'
import { uniqueBy } from '@/lib/core/unique-by'
import { memoizePerRequest } from '@/lib/tool/memoize-per-request'
import type { CarouselInput } from './tool'

export type Excerpt = { headline: string; body: string }

/** Maximum words that can be read on one slide before the viewer swipes on. */
export const maxSlideWords = { cover: 12, headline: 8, body: 25, footer: 6 } as const

const MIN_ARTICLE_WORDS = 60

/** Whether a prompt is a text to lay out rather than a topic: at least 60 words in four sentences. */
export function isArticle(prompt: string): boolean {
  return countWords(prompt) >= MIN_ARTICLE_WORDS && listSentences(prompt).length >= 4
}

/** Excerpts are verbatim and in order, in any language. A short text yields fewer slides. */
export function buildArticleSlides(text: string, total: number): Excerpt[] {
  const sentences = listSentences(text)
  const excerpts = groupSentences(sentences, Math.min(total, sentences.length)).map(toExcerpt)
  return uniqueBy(excerpts, ({ headline, body }) => `${headline}\n${body}`)
}

function listSentences(text: string): string[] {
  return text
    .split('\n')
    .filter((line) => /\p{L}/u.test(line))
    .flatMap((line) => splitSentences(line.replace(/^\s*(?:[-*•→]|#{1,6}|\d{1,2}[.)])\s+/, '')))
    .map(collapseWhitespace)
    .filter((sentence) => /\p{L}/u.test(sentence))
}

/** Groups sentences: the first, the last, and evenly sized runs between them. */
function groupSentences(sentences: readonly string[], count: number): string[][] {
  if (count < 3) return sentences.slice(0, Math.max(1, count)).map((sentence) => [sentence])
  const middleSentences = sentences.slice(1, -1)
  const getStart = (index: number) => Math.round((index * middleSentences.length) / (count - 2))
  const getGroup = (_: unknown, index: number) => middleSentences.slice(getStart(index), getStart(index + 1))
  const middleGroups = Array.from({ length: count - 2 }, getGroup)
  return [sentences.slice(0, 1), ...middleGroups, sentences.slice(-1)]
}

/** All sentences if they fit on a slide, with a short first one as headline; otherwise one that fits without a cut. */
function toExcerpt(sentences: readonly string[]): Excerpt {
  const [firstSentence = '', ...otherSentences] = sentences
  const rest = otherSentences.join(' ')
  if (rest !== '' && fitsHeadline(firstSentence) && fitsBody(rest))
    return { headline: removeFullStop(firstSentence), body: rest }
  if (sentences.length > 1 && fitsBody(sentences.join(' '))) return { headline: '', body: sentences.join(' ') }
  const [shortestSentence = ''] = sentences.toSorted((one, other) => one.length - other.length)
  return splitSentence(sentences.find(fitsBody) ?? shortestSentence)
}

/** Breaks between two clauses; excludes commas within an English list. */
const clauseBreakPattern =
  /,\s+(?=(?:and|but|so|because|then|yet|which|while)\s)|[:;،、，：；]\s*|\s[–—]\s|(?<=[?!])\s+/gu

/** Breaks at which a cover may be split; a cover always needs a headline. */
export const anyBreakPattern = /[,:;،、，：；]\s*|\s[–—]\s|(?<=[.?!])\s+/gu

/** A short sentence or a first clause becomes the headline; otherwise the whole sentence is the body. */
export function splitSentence(sentence: string, breakPattern = clauseBreakPattern): Excerpt {
  if (fitsHeadline(sentence)) return { headline: removeFullStop(sentence), body: '' }
  const isHeadlineEnd = createWordRangeCheck(sentence, 3, maxSlideWords.headline)
  for (const { index, 0: separator } of sentence.matchAll(breakPattern)) {
    if (!isHeadlineEnd(index) || !fitsBody(sentence.slice(index + separator.length))) continue
    const body = capitalizeIfLowercase(sentence.slice(index + separator.length))
    return { headline: removeFullStop(sentence.slice(0, index)), body }
  }
  if (fitsBody(sentence)) return { headline: '', body: sentence }
  const headline = findFirstClause(sentence, isHeadlineEnd) ?? truncateToWords(sentence, maxSlideWords.headline)
  const rest = sentence.slice(headline.length).trim()
  return { headline: `${headline} …`, body: truncateBody(`… ${rest}`) }
}

const functionWordPattern =
  /\s(?=(?:about|and|as|at|because|but|by|for|from|how|if|in|into|of|on|or|so|than|that|to|what|when|where|which|while|who|why|with|without)\s)/giu

/** Returns the longest start of a sentence before a word that begins another clause: "This year I want to share". */
function findFirstClause(sentence: string, isHeadlineEnd: (end: number) => boolean): string | undefined {
  const end = [...sentence.matchAll(functionWordPattern)].findLast(({ index }) => isHeadlineEnd(index))?.index
  return end === undefined ? undefined : sentence.slice(0, end)
}

/** Counts like `isWithinWordRange`, so that a cut fits in any script. */
function truncateToWords(text: string, maxWords: number): string {
  return truncateAtWord(text, maxWords, (prefix) => (isWithinWordRange(prefix, 0, maxWords) ? 0 : maxWords + 1))
}

function truncateBody(text: string): string {
  if (fitsBody(text)) return text
  const truncatedText = truncateToWords(text, maxSlideWords.body)
  return /[.!?。！？]$/u.test(truncatedText) ? truncatedText : `${truncatedText} …`
}

function fitsBody(text: string): boolean {
  return isWithinWordRange(text, 0, maxSlideWords.body)
}

function fitsHeadline(sentence: string): boolean {
  return isWithinWordRange(sentence, 1, maxSlideWords.headline)
}

export const getArticleSlides = memoizePerRequest(({ prompt, parameters }: CarouselInput) =>
  buildArticleSlides(prompt, Number(parameters.slides)),
)

/** Returns the maximum number of slides: as selected, or as many as the pasted text fills. */
export function getMaxSlides(input: CarouselInput): number {
  const { mode, slides } = input.parameters
  return mode === 'text' ? getArticleSlides(input).length : Number(slides)
}
