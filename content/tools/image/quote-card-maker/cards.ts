import { breakLines } from '@/lib/images/drawing/break-lines'
import { fitText, listFontSizes } from '@/lib/images/drawing/fit-text'
import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { getCardBoxes, hasImageBackground } from './card-boxes'
import { MAX_CARDS, PARAGRAPH_BREAK, parseQuotes, startsWithQuoteMark, stripQuoteMarks } from './parse-quotes'
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
  cut: boolean
  /** The quotation mark above the words: on the first card, where they have none of their own. */
  mark: boolean
}

/** `left` is how many cards there would be beyond the most that are made. */
export type CardSet = { cards: readonly QuoteCard[]; omittedCount: number }

/** The height above a card's words that its mark or number takes. */
export const getHeadHeight = ({ mark, parts }: Pick<QuoteCard, 'mark' | 'parts'>) =>
  mark ? 120 : parts > 1 ? 60 : 0

/** What was made of a scene with a measure: both the canvas and the list of cards ask for it. */
const cardCache = new WeakMap<QuoteScene, { measure: TextMeasurer; made: CardSet }>()

/** All cards of a scene: each quote in the largest letters that hold it, on more than one card below the smallest wanted. */
export function getCards(scene: QuoteScene, measure: TextMeasurer): CardSet {
  const cached = cardCache.get(scene)
  if (cached?.measure === measure) return cached.made
  const made = makeCards(scene, memoizeMeasure(measure))
  cardCache.set(scene, { measure, made })
  return made
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
  const all = parseQuotes(scene.text, scene.mode).flatMap(({ text: quoteText, author }) => {
    const text = scene.mark ? stripQuoteMarks(quoteText) : quoteText
    const mark = scene.mark && !startsWithQuoteMark(text)
    const pieces = scene.split ? splitQuote(text, scene, mark, measure) : [text]
    const fitted = fitToSameSize(pieces, scene, mark, measure)
    return pieces.map((piece, index): QuoteCard => {
      const { cut = false } = fitted.made[index] ?? {}
      const place = { part: index + 1, parts: pieces.length }
      return {
        text: piece,
        author: author ?? scene.author,
        ...place,
        size: fitted.size,
        cut,
        mark: mark && index === 0,
      }
    })
  })
  return { cards: all.slice(0, MAX_CARDS), omittedCount: Math.max(0, all.length - MAX_CARDS) }
}

function splitQuote(text: string, scene: QuoteScene, mark: boolean, measure: TextMeasurer): string[] {
  const { leastSize, pair } = scene
  const { weight, leading, family } = getFontPair(pair).quote
  const { quote } = getCardBoxes(scene)
  const font = { size: leastSize, weight, family }
  const most = Math.max(
    1,
    Math.floor((quote.height - getHeadHeight({ mark, parts: 2 })) / Math.round(leastSize * leading)),
  )
  const fits = (piece: string) =>
    breakLines(piece, quote.width, (some) => measure(some, font)).lines.length <= most
  return text.split(PARAGRAPH_BREAK).flatMap((paragraph) => splitText(paragraph, fits))
}

/** Pieces of one quote in the largest letters that hold each of them: none needs to try those too large for the last. */
function fitToSameSize(pieces: readonly string[], scene: QuoteScene, mark: boolean, measure: TextMeasurer) {
  const { quote } = getCardBoxes(scene)
  const { weight, leading, family } = getFontPair(scene.pair).quote
  const room = { width: quote.width, height: quote.height - getHeadHeight({ mark, parts: pieces.length }) }
  let size = hasImageBackground(scene) ? MAX_FONT_SIZE_ON_IMAGE : MAX_FONT_SIZE
  const made = pieces.map((piece) => {
    const sizes = listFontSizes(size, MIN_FONT_SIZE)
    const fitted = fitText(piece, room, { sizes, weight, leading, family }, measure)
    size = fitted.font.size
    return fitted
  })
  return { made, size }
}
