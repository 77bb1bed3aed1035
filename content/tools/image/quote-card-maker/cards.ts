import { breakLines } from '@/lib/images/drawing/break-lines'
import { fitText, sizesBetween } from '@/lib/images/drawing/fit-text'
import type { Measure } from '@/lib/images/drawing/shapes'
import { boxesOf, isOnPicture } from './card-boxes'
import { MOST_CARDS, opensQuoted, PARAGRAPHS, quotesIn, unquoted } from './quotes-in'
import type { QuoteScene } from './scene'
import { splitText } from './split-text'
import { pairOf } from './themes'

const LARGEST = 120
/** On a picture, so that the words take less of it. */
const LARGEST_ON_PICTURE = 84
const SMALLEST = 32

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
export type Cards = { cards: readonly QuoteCard[]; left: number }

/** The height above a card's words that its mark or number takes. */
export const headOf = ({ mark, parts }: Pick<QuoteCard, 'mark' | 'parts'>) =>
  mark ? 120 : parts > 1 ? 60 : 0

/** What was made of a scene with a measure: both the canvas and the list of cards ask for it. */
const known = new WeakMap<QuoteScene, { measure: Measure; made: Cards }>()

/** All cards of a scene: each quote in the largest letters that hold it, on more than one card below the smallest wanted. */
export function cardsOf(scene: QuoteScene, measure: Measure): Cards {
  const kept = known.get(scene)
  if (kept?.measure === measure) return kept.made
  const made = makeCards(scene, measuredOnce(measure))
  known.set(scene, { measure, made })
  return made
}

/** A long text is broken again and again where it may end: the same lines come back. */
function measuredOnce(measure: Measure): Measure {
  const widths = new Map<string, number>()
  return (text, font) => {
    const key = `${font.size} ${text}`
    const width = widths.get(key) ?? measure(text, font)
    widths.set(key, width)
    return width
  }
}

function makeCards(scene: QuoteScene, measure: Measure): Cards {
  const all = quotesIn(scene.text, scene.mode).flatMap(({ text: said, author }) => {
    const text = scene.mark ? unquoted(said) : said
    const mark = scene.mark && !opensQuoted(text)
    const pieces = scene.split ? splitQuote(text, scene, mark, measure) : [text]
    const fitted = fittedAlike(pieces, scene, mark, measure)
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
  return { cards: all.slice(0, MOST_CARDS), left: Math.max(0, all.length - MOST_CARDS) }
}

function splitQuote(text: string, scene: QuoteScene, mark: boolean, measure: Measure): string[] {
  const { leastSize, pair } = scene
  const { weight, leading, family } = pairOf(pair).quote
  const { quote } = boxesOf(scene)
  const font = { size: leastSize, weight, family }
  const most = Math.max(
    1,
    Math.floor((quote.height - headOf({ mark, parts: 2 })) / Math.round(leastSize * leading)),
  )
  const fits = (piece: string) =>
    breakLines(piece, quote.width, (some) => measure(some, font)).lines.length <= most
  return text.split(PARAGRAPHS).flatMap((paragraph) => splitText(paragraph, fits))
}

/** Pieces of one quote in the largest letters that hold each of them: none needs to try those too large for the last. */
function fittedAlike(pieces: readonly string[], scene: QuoteScene, mark: boolean, measure: Measure) {
  const { quote } = boxesOf(scene)
  const { weight, leading, family } = pairOf(scene.pair).quote
  const room = { width: quote.width, height: quote.height - headOf({ mark, parts: pieces.length }) }
  let size = isOnPicture(scene) ? LARGEST_ON_PICTURE : LARGEST
  const made = pieces.map((piece) => {
    const sizes = sizesBetween(size, SMALLEST)
    const fitted = fitText(piece, room, { sizes, weight, leading, family }, measure)
    size = fitted.font.size
    return fitted
  })
  return { made, size }
}
