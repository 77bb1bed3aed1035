import { countBlanks } from '@/lib/core/strings/blanks'
import type { Card, CardPart } from '@/lib/tool/card'

/** A part with the keys of its blanks, in the order of its text; see `fillBlanks`. */
export type RankedPart = CardPart & { blankKeys: readonly string[] }

type PartsByRank = {
  /** What is large; one text where it is what is copied. */
  answerParts: readonly RankedPart[]
  /** A muted line each. */
  secondaryParts: readonly RankedPart[]
  /** What waits behind "More". */
  moreParts: readonly RankedPart[]
}

/** A card's parts by how much they matter. Parts in columns are the answer together; without a rank the first part is. */
export function rankParts({ parts: cardParts, copy }: Pick<Card, 'parts' | 'copy'>): PartsByRank {
  const parts = cardParts.map((part, index) => ({ ...part, blankKeys: getBlankKeys(part.text, index) }))
  const moreParts = parts.filter(({ rank }) => rank === 'more')
  const visibleParts = parts.filter(({ rank }) => rank !== 'more')
  const hasRankedAnswer = visibleParts.some(({ rank, column }) => rank === 'answer' || column !== undefined)
  const isAnswer = ({ rank, column }: CardPart, index: number) =>
    hasRankedAnswer ? rank === 'answer' || column !== undefined : index === 0
  const answerParts = visibleParts.filter(isAnswer)
  const secondaryParts = visibleParts.filter((part, index) => !isAnswer(part, index))
  const wholePart = { text: copy, blankKeys: answerParts.flatMap(({ blankKeys }) => blankKeys) }
  return { answerParts: isWholeText(answerParts, copy) ? [wholePart] : answerParts, secondaryParts, moreParts }
}

function getBlankKeys(text: string, partIndex: number): string[] {
  return Array.from({ length: countBlanks(text) }, (_, blankIndex) => getBlankKey(partIndex, blankIndex))
}

/** Names one blank of a card: which part it stands in, and which of its blanks it is, both from 0. */
export function getBlankKey(partIndex: number, blankIndex: number): string {
  return `${partIndex}:${blankIndex}`
}

/** Whether parts are all that is copied, so that it can stand as it will be posted, with its own line breaks. */
function isWholeText(parts: readonly CardPart[], copy: string): boolean {
  const removeWhitespace = (text: string) => text.replace(/\s+/g, '')
  return parts.length > 1 && removeWhitespace(parts.map(({ text }) => text).join('')) === removeWhitespace(copy)
}
