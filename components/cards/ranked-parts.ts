import type { Card, CardPart } from '@/lib/tool/card'

type Ranked = {
  /** What is large; one text where it is what is copied. */
  answer: readonly CardPart[]
  /** A muted line each. */
  beside: readonly CardPart[]
  /** What waits behind "More". */
  more: readonly CardPart[]
}

/** A card's parts by how much they matter. Parts in columns are the answer together; without a rank the first part is. */
export function rankedParts({ parts, copy }: Pick<Card, 'parts' | 'copy'>): Ranked {
  const more = parts.filter(({ rank }) => rank === 'more')
  const shown = parts.filter(({ rank }) => rank !== 'more')
  const led = shown.some(({ rank, column }) => rank === 'answer' || column !== undefined)
  const isAnswer = ({ rank, column }: CardPart, index: number) =>
    led ? rank === 'answer' || column !== undefined : index === 0
  const answer = shown.filter(isAnswer)
  const beside = shown.filter((part, index) => !isAnswer(part, index))
  return { answer: isWhole(answer, copy) ? [{ text: copy }] : answer, beside, more }
}

/** Whether parts are all that is copied, so that it can stand as it will be posted, with its own line breaks. */
function isWhole(parts: readonly CardPart[], copy: string): boolean {
  const bare = (text: string) => text.replace(/\s+/g, '')
  return parts.length > 1 && bare(parts.map(({ text }) => text).join('')) === bare(copy)
}
