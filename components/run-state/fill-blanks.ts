import { blankPattern } from '@/lib/core/strings/blanks'
import type { Card, CardPart } from '@/lib/tool/card'
import { collapseWhitespace } from './collapse-whitespace'
import { getBlankKey } from './rank-parts'
import { replaceCardContent } from './replace-card-content'

/** Text typed into a card's blanks, by `getBlankKey`. */
export type BlankValues = Readonly<Record<string, string>>

/** Replaces a result's blanks with the typed text. Empty ones stay blanks. */
export function fillBlanks(card: Card, blankValues: BlankValues): Card {
  if (Object.values(blankValues).every((blankText) => blankText.trim() === '')) return card
  const filledTextsByPart = card.parts.map(({ text }, part) =>
    [...text.matchAll(blankPattern)].map(
      ([blankText], blankIndex) => blankValues[getBlankKey(part, blankIndex)]?.trim() || blankText,
    ),
  )
  const parts = card.parts.map((part, index) => ({
    ...part,
    text: replaceInOrder(part.text, filledTextsByPart[index] ?? []),
  }))
  const caption = parts[card.parts.findIndex(({ text }) => text === card.caption)]?.text
  const filledParts = card.parts
    .map(({ text, opening }, index) => ({ text, opening, filledTexts: filledTextsByPart[index] ?? [] }))
    .filter(({ opening }) => opening !== 'offered')
  const collapsedParts = filledParts.map((part) => ({ ...part, text: collapseWhitespace(part.text) }))
  return {
    ...replaceCardContent(card, {
      copy: replaceBlanks(filledParts, card.copy),
      parts,
      carry: replaceBlanks(collapsedParts, card.carry),
    }),
    ...(caption && { caption }),
  }
}

function replaceInOrder(text: string, filledTexts: readonly string[]): string {
  let blankIndex = -1
  return text.replace(blankPattern, (blankText) => {
    blankIndex += 1
    return filledTexts[blankIndex] ?? blankText
  })
}

type FilledPart = Pick<CardPart, 'text'> & {
  filledTexts: readonly string[]
}

/** Replaces blanks at the part's position if the text contains the part verbatim, otherwise by matching their text. */
function replaceBlanks(filledParts: readonly FilledPart[], text: string): string {
  let searchStart = 0
  const blanks = filledParts.flatMap((part) => {
    const matches = [...part.text.matchAll(blankPattern)]
    const start = matches.length === 0 ? -1 : text.indexOf(part.text, searchStart)
    if (start >= 0) searchStart = start + part.text.length
    return matches.map(({ 0: blankText, index }, blankIndex) => ({
      blankText,
      filledText: part.filledTexts[blankIndex] ?? blankText,
      offset: start < 0 ? null : start + index,
    }))
  })
  const unplacedBlanks = blanks.filter(({ offset }) => offset === null)
  return text.replace(blankPattern, (blankText, offset: number) => {
    const exactMatch = blanks.find((blank) => blank.offset === offset)
    if (exactMatch) return exactMatch.filledText
    const unplacedIndex = unplacedBlanks.findIndex((blank) => blank.blankText === blankText)
    const blank =
      unplacedIndex < 0
        ? blanks.find((other) => other.blankText === blankText)
        : unplacedBlanks.splice(unplacedIndex, 1)[0]
    return blank?.filledText ?? blankText
  })
}
