import { breakLines } from '@/lib/images/drawing/break-lines'
import { fitText, listFontSizes } from '@/lib/images/drawing/fit-text'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { splitAtBreakOpportunities, splitGraphemes } from '@/lib/images/drawing/text-segmentation'
import { getCardBoxes, hasImageBackground } from './card-boxes'
import { MAX_CARDS, PARAGRAPH_BREAK_PATTERN, parseQuotes, startsWithQuoteMark, stripQuoteMarks } from './parse-quotes'
import type { QuoteScene } from './scene'
import { getFontPair } from './themes'

const sentenceSegmenter = new Intl.Segmenter(undefined, { granularity: 'sentence' })

/**
 * A text in as few pieces as fit, of about the same length: whole sentences, words where one sentence alone does not fit,
 * letters where one word does not. `fits` must hold for every beginning of a text for which it holds.
 */
export function splitText(text: string, fits: (text: string) => boolean): string[] {
  const trimmedText = text.trim()
  if (trimmedText === '') return []
  if (fits(trimmedText)) return [trimmedText]
  const splitIfTooLong = (divide: (text: string) => readonly string[]) => (text: string) =>
    fits(text.trim()) ? [text] : divide(text)
  const parts = Array.from(sentenceSegmenter.segment(trimmedText), ({ segment }) => segment)
    .flatMap(splitIfTooLong((sentence) => sentence.split(/(?<= )/)))
    .flatMap(splitIfTooLong(splitAtBreakOpportunities))
    .flatMap(splitIfTooLong(splitGraphemes))
  const fullChunks = fillChunks(parts, fits)
  // The same number of pieces of about the same length, between words where sentences are too long for that.
  const words = parts.flatMap((part) => part.split(/(?<= )/))
  const evenSplits = [distributeEvenly(parts, fullChunks.length), distributeEvenly(words, fullChunks.length)].filter(
    (chunks) => chunks.every(fits),
  )
  return (evenSplits.find(hasSimilarLengths) ?? evenSplits[0] ?? fullChunks).filter(Boolean)
}

/** Whether no piece leaves more than some half of its card empty. */
function hasSimilarLengths(chunks: readonly string[]): boolean {
  const lengths = chunks.map(({ length }) => length)
  return Math.min(...lengths) >= 0.45 * Math.max(...lengths)
}

/** The parts in so many pieces, each ending as near to its share of the text as parts allow. */
function distributeEvenly(parts: readonly string[], count: number): string[] {
  const targetLength = parts.reduce((sum, { length }) => sum + length, 0) / count
  const chunks = Array.from({ length: count }, () => '')
  let precedingLength = 0
  for (const part of parts) {
    const middle = precedingLength + part.length / 2
    chunks[Math.max(0, Math.ceil(middle / targetLength) - 1)] += part
    precedingLength += part.length
  }
  return chunks.map((chunk) => chunk.trim())
}

/** The parts in their order, each piece as long as may be. Each end is searched for in steps that double, then halve. */
function fillChunks(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const chunks: string[] = []
  for (let startIndex = 0; startIndex < parts.length; ) {
    const joinParts = (count: number) =>
      parts
        .slice(startIndex, startIndex + count)
        .join('')
        .trim()
    const maxCount = parts.length - startIndex
    let [lowerBound, upperBound] = [1, 2]
    while (upperBound <= maxCount && fits(joinParts(upperBound)))
      [lowerBound, upperBound] = [upperBound, upperBound * 2]
    upperBound = Math.min(upperBound, maxCount + 1)
    while (upperBound - lowerBound > 1) {
      const middle = Math.floor((lowerBound + upperBound) / 2)
      if (fits(joinParts(middle))) lowerBound = middle
      else upperBound = middle
    }
    chunks.push(joinParts(lowerBound))
    startIndex += lowerBound
  }
  return chunks.filter(Boolean)
}

const MAX_FONT_SIZE = 120
/** On a picture, so that the words take less of it. */
const MAX_FONT_SIZE_ON_IMAGE = 84
const MIN_FONT_SIZE = 32

/** The words of one card; `part` and `parts` count the cards of one quote. */
export type QuoteCard = {
  text: string
  author: string
  part: number
  parts: number
  /** Height of its letters, the same on all cards of a quote. */
  size: number
  isTruncated: boolean
  /** The quotation mark above the words: on the first card, where they have none of their own. */
  mark: boolean
}

/** `omittedCount` is how many cards there would be beyond the most that are made. */
export type CardSet = { cards: readonly QuoteCard[]; omittedCount: number }

/** The height above a card's words that its mark or number takes. */
export const getHeadHeight = ({ mark, parts }: Pick<QuoteCard, 'mark' | 'parts'>) => (mark ? 120 : parts > 1 ? 60 : 0)

/** What was made of a scene with a measure: both the canvas and the list of cards ask for it. */
const cardCache = new WeakMap<QuoteScene, { measure: TextMeasurer; cardSet: CardSet }>()

/** All cards of a scene: each quote in the largest letters that hold it, on more than one card below the smallest wanted. */
export function getCards(scene: QuoteScene, measure: TextMeasurer): CardSet {
  const cachedEntry = cardCache.get(scene)
  if (cachedEntry?.measure === measure) return cachedEntry.cardSet
  const cardSet = makeCards(scene, memoizeMeasure(measure))
  cardCache.set(scene, { measure, cardSet })
  return cardSet
}

/** A long text is broken again and again where it may end: the same lines come back. */
function memoizeMeasure(measure: TextMeasurer): TextMeasurer {
  const widths = new Map<string, number>()
  return (text, font) => {
    const key = `${font.size} ${text}`
    const width = widths.get(key) ?? measure(text, font)
    widths.set(key, width)
    return width
  }
}

function makeCards(scene: QuoteScene, measure: TextMeasurer): CardSet {
  const allCards = parseQuotes(scene.text, scene.mode).flatMap(({ text: quoteText, author }) => {
    const text = scene.mark ? stripQuoteMarks(quoteText) : quoteText
    const hasQuoteMark = scene.mark && !startsWithQuoteMark(text)
    const chunks = scene.split ? splitQuote(text, scene, hasQuoteMark, measure) : [text]
    const fitResult = fitToSameSize(chunks, scene, hasQuoteMark, measure)
    return chunks.map((chunk, index): QuoteCard => {
      const { isTruncated = false } = fitResult.fittedTexts[index] ?? {}
      const partNumbers = { part: index + 1, parts: chunks.length }
      return {
        text: chunk,
        author: author ?? scene.author,
        ...partNumbers,
        size: fitResult.size,
        isTruncated,
        mark: hasQuoteMark && index === 0,
      }
    })
  })
  return { cards: allCards.slice(0, MAX_CARDS), omittedCount: Math.max(0, allCards.length - MAX_CARDS) }
}

function splitQuote(text: string, scene: QuoteScene, hasQuoteMark: boolean, measure: TextMeasurer): string[] {
  const { leastSize, pair } = scene
  const { weight, leading, family } = getFontPair(pair).quote
  const { quote } = getCardBoxes(scene)
  const font = { size: leastSize, weight, family }
  const maxLines = Math.max(
    1,
    Math.floor((quote.height - getHeadHeight({ mark: hasQuoteMark, parts: 2 })) / Math.round(leastSize * leading)),
  )
  const fits = (chunk: string) => breakLines(chunk, quote.width, (line) => measure(line, font)).lines.length <= maxLines
  return text.split(PARAGRAPH_BREAK_PATTERN).flatMap((paragraph) => splitText(paragraph, fits))
}

/** Pieces of one quote in the largest letters that hold each of them: none needs to try those too large for the last. */
function fitToSameSize(chunks: readonly string[], scene: QuoteScene, hasQuoteMark: boolean, measure: TextMeasurer) {
  const { quote } = getCardBoxes(scene)
  const { weight, leading, family } = getFontPair(scene.pair).quote
  const availableSize = {
    width: quote.width,
    height: quote.height - getHeadHeight({ mark: hasQuoteMark, parts: chunks.length }),
  }
  let size = hasImageBackground(scene) ? MAX_FONT_SIZE_ON_IMAGE : MAX_FONT_SIZE
  const fittedTexts = chunks.map((chunk) => {
    const sizes = listFontSizes(size, MIN_FONT_SIZE)
    const fittedText = fitText(chunk, availableSize, { sizes, weight, leading, family }, measure)
    size = fittedText.font.size
    return fittedText
  })
  return { fittedTexts, size }
}
