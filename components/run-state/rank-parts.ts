import { countBlanks } from '@/lib/core/strings/blanks'
import type { Card, CardPart } from '@/lib/tool/card'

/** A part with the keys of its blanks, in the order of its text; see `fillBlanks`. */
export type RankedPart = CardPart & { blanks: readonly string[] }

type PartsByRank = {
  /** What is large; one text where it is what is copied. */
  answer: readonly RankedPart[]
  /** A muted line each. */
  secondary: readonly RankedPart[]
  /** What waits behind "More". */
  more: readonly RankedPart[]
}

/** A card's parts by how much they matter. Parts in columns are the answer together; without a rank the first part is. */
export function rankParts({ parts: cardParts, copy }: Pick<Card, 'parts' | 'copy'>): PartsByRank {
  const parts = cardParts.map((part, index) => ({ ...part, blanks: keysOf(part.text, index) }))
  const more = parts.filter(({ rank }) => rank === 'more')
  const shown = parts.filter(({ rank }) => rank !== 'more')
  const led = shown.some(({ rank, column }) => rank === 'answer' || column !== undefined)
  const isAnswer = ({ rank, column }: CardPart, index: number) =>
    led ? rank === 'answer' || column !== undefined : index === 0
  const answer = shown.filter(isAnswer)
  const beside = shown.filter((part, index) => !isAnswer(part, index))
  const whole = { text: copy, blanks: answer.flatMap(({ blanks }) => blanks) }
  return { answer: isWhole(answer, copy) ? [whole] : answer, secondary: beside, more }
}

function keysOf(text: string, part: number): string[] {
  return Array.from({ length: countBlanks(text) }, (_, nth) => blankKey(part, nth))
}

/** Names one blank of a card: which part it stands in, and which of its blanks it is, both from 0. */
export function blankKey(part: number, nth: number): string {
  return `${part}:${nth}`
}

/** Whether parts are all that is copied, so that it can stand as it will be posted, with its own line breaks. */
function isWhole(parts: readonly CardPart[], copy: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, '')
  return parts.length > 1 && bare(parts.map(({ text }) => text).join('')) === bare(copy)
}
