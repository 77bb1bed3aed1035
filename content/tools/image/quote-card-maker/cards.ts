import { breakLines } from '@/lib/images/drawing/break-lines'
import { fitText, listFontSizes } from '@/lib/images/drawing/fit-text'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getCardBoxes, hasImageBackground } from './card-boxes'
import { MAX_CARDS, PARAGRAPH_BREAK_PATTERN, parseQuotes, startsWithQuoteMark, stripQuoteMarks } from './parse-quotes'
import type { QuoteScene } from './scene'
import { splitText } from './split-text'
import { getFontPair } from './themes'

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
