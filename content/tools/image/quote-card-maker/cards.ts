import { formatQuantity } from '@/lib/core/format/format-quantity'
import { countBlanks } from '@/lib/core/strings/blanks'
import { getSegmenter, splitGraphemes } from '@/lib/core/strings/segment-text'
import { breakLines, splitAtBreakOpportunities } from '@/lib/images/drawing/break-lines'
import { MIN_TEXT_CONTRAST } from '@/lib/images/drawing/colors'
import { fitText, listFontSizes } from '@/lib/images/drawing/fitted-text'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getCardBoxes, hasImageBackground } from './card-boxes'
import { MAX_CARDS, PARAGRAPH_BREAK_PATTERN, parseQuotes, startsWithQuoteMark, stripQuoteMarks } from './parse-quotes'
import type { QuoteScene } from './scene'
import { getTextColors } from './text-colors'
import { getFontPair } from './themes'

/** Splits into the fewest chunks of similar length. If `fits` is true for a text, it must be true for each prefix. */
export function splitText(text: string, fits: (text: string) => boolean): string[] {
  const trimmedText = text.trim()
  if (trimmedText === '') return []
  if (fits(trimmedText)) return [trimmedText]
  const splitIfTooLong = (divide: (text: string) => readonly string[]) => (text: string) =>
    fits(text.trim()) ? [text] : divide(text)
  const parts = Array.from(getSegmenter('sentence').segment(trimmedText), ({ segment }) => segment)
    .flatMap(splitIfTooLong((sentence) => sentence.split(/(?<= )/)))
    .flatMap(splitIfTooLong(splitAtBreakOpportunities))
    .flatMap(splitIfTooLong(splitGraphemes))
  const fullChunks = fillChunks(parts, fits)
  // Redistributes into the same number of chunks of similar length, at words if sentences are too long.
  const words = parts.flatMap((part) => part.split(/(?<= )/))
  const evenSplits = [distributeEvenly(parts, fullChunks.length), distributeEvenly(words, fullChunks.length)].filter(
    (chunks) => chunks.every(fits),
  )
  return (evenSplits.find(hasSimilarLengths) ?? evenSplits[0] ?? fullChunks).filter(Boolean)
}

/** Whether no chunk leaves more than about half of its card empty. */
function hasSimilarLengths(chunks: readonly string[]): boolean {
  const lengths = chunks.map(({ length }) => length)
  return Math.min(...lengths) >= 0.45 * Math.max(...lengths)
}

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

/** Fills each chunk greedily, in order. Finds each end by galloping search: doubling, then halving. */
function fillChunks(parts: readonly string[], fits: (text: string) => boolean): string[] {
  const chunks: string[] = []
  for (let startIndex = 0; startIndex < parts.length; ) {
    const remainingParts = parts.slice(startIndex)
    const joinParts = (count: number) => remainingParts.slice(0, count).join('').trim()
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
/** Smaller on an image, so that the text covers less of it. */
const MAX_FONT_SIZE_ON_IMAGE = 84
const MIN_FONT_SIZE = 32

/** The text of one card; `part` and `parts` number the cards of one quote. */
export type QuoteCard = {
  text: string
  author: string
  part: number
  parts: number
  /** Font size, the same on all cards of a quote. */
  size: number
  isTruncated: boolean
  /** Whether to draw a quotation mark above the text: on the first card, unless the text has its own. */
  mark: boolean
}

/** `omittedCount` is the number of cards beyond the maximum. */
type CardSet = { cards: readonly QuoteCard[]; omittedCount: number }

export const getHeadHeight = ({ mark, parts }: Pick<QuoteCard, 'mark' | 'parts'>) => (mark ? 120 : parts > 1 ? 60 : 0)

/** Caches results per scene and measurer, because both the canvas and the card list request them. */
const cardCache = new WeakMap<QuoteScene, { measure: TextMeasurer; cardSet: CardSet }>()

/** Each quote has the largest font size that fits. A quote below the minimum size is split over cards. */
export function getCards(scene: QuoteScene, measure: TextMeasurer): CardSet {
  const cachedEntry = cardCache.get(scene)
  if (cachedEntry?.measure === measure) return cachedEntry.cardSet
  const cardSet = makeCards(scene, memoizeMeasure(measure))
  cardCache.set(scene, { measure, cardSet })
  return cardSet
}

/** Caches widths, because finding the splits of a long text measures the same lines repeatedly. */
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
    const { fittedTexts, size } = fitToSameSize(chunks, scene, hasQuoteMark, measure)
    return fittedTexts.map(({ chunk, isTruncated }, index) => ({
      text: chunk,
      author: author ?? scene.author,
      part: index + 1,
      parts: chunks.length,
      size,
      isTruncated,
      mark: hasQuoteMark && index === 0,
    }))
  })
  return { cards: allCards.slice(0, MAX_CARDS), omittedCount: Math.max(0, allCards.length - MAX_CARDS) }
}

function splitQuote(text: string, scene: QuoteScene, hasQuoteMark: boolean, measure: TextMeasurer): string[] {
  const { leastSize, pair } = scene
  const { weight, leading, family } = getFontPair(pair)
  const { quote } = getCardBoxes(scene)
  const font = { size: leastSize, weight, family }
  const textHeight = quote.height - getHeadHeight({ mark: hasQuoteMark, parts: 2 })
  const maxLines = Math.max(1, Math.floor(textHeight / Math.round(leastSize * leading)))
  const fits = (chunk: string) => breakLines(chunk, quote.width, (line) => measure(line, font)).lines.length <= maxLines
  return text.split(PARAGRAPH_BREAK_PATTERN).flatMap((paragraph) => splitText(paragraph, fits))
}

/** Each chunk's search starts at the size of the previous chunk, because larger sizes are already ruled out. */
function fitToSameSize(chunks: readonly string[], scene: QuoteScene, hasQuoteMark: boolean, measure: TextMeasurer) {
  const { quote } = getCardBoxes(scene)
  const { weight, leading, family } = getFontPair(scene.pair)
  const availableSize = {
    width: quote.width,
    height: quote.height - getHeadHeight({ mark: hasQuoteMark, parts: chunks.length }),
  }
  let size = hasImageBackground(scene) ? MAX_FONT_SIZE_ON_IMAGE : MAX_FONT_SIZE
  const fittedTexts = chunks.map((chunk) => {
    const sizes = listFontSizes(size, MIN_FONT_SIZE)
    const fittedText = fitText(chunk, availableSize, { sizes, weight, leading, family }, measure)
    size = fittedText.font.size
    return { chunk, isTruncated: fittedText.isTruncated }
  })
  return { fittedTexts, size }
}

export function findWarnings(scene: QuoteScene, { cards, omittedCount }: CardSet): string[] {
  const { minContrast } = getTextColors(scene)
  const blankCount = cards.reduce((sum, { text }) => sum + countBlanks(text), 0)
  return [
    cards.some(({ isTruncated }) => isTruncated) &&
      `Your text is cut off. ${scene.split ? 'Make its box larger.' : 'Turn on “Continue on more cards”.'}`,
    omittedCount > 0 && `${MAX_CARDS} cards is the limit, so ${omittedCount} more are left out.`,
    blankCount > 0 && `${formatQuantity(blankCount, 'blank')} left. The square brackets will show on the card.`,
    minContrast < MIN_TEXT_CONTRAST &&
      `Hard to read: contrast drops to ${minContrast.toFixed(1)}:1. Aim for ${MIN_TEXT_CONTRAST}:1.`,
  ].filter((text) => text !== false)
}
