import { blankPattern } from '@/lib/core/strings/blanks'
import type { Card, CardPart } from '@/lib/tool/card'
import { collapseWhitespace } from './collapse-whitespace'
import { blankKey } from './rank-parts'
import { replaceCardContent } from './replace-card-content'

/** What the visitor has typed into a card's blanks, by `blankKey`. */
export type BlankValues = Readonly<Record<string, string>>

/** A result with what was typed in the place of its blanks. One that is still empty stays a blank. */
export function fillBlanks(card: Card, fills: BlankValues): Card {
  if (Object.values(fills).every((words) => words.trim() === '')) return card
  const typed = card.parts.map(({ text }, part) =>
    [...text.matchAll(blankPattern)].map(([words], nth) => fills[blankKey(part, nth)]?.trim() || words),
  )
  const parts = card.parts.map((part, index) => ({ ...part, text: inOrder(part.text, typed[index] ?? []) }))
  const caption = parts[card.parts.findIndex(({ text }) => text === card.caption)]?.text
  const sources = card.parts
    .map(({ text, opening }, index) => ({ text, opening, typed: typed[index] ?? [] }))
    .filter(({ opening }) => opening !== 'offered')
  const flat = sources.map((source) => ({ ...source, text: collapseWhitespace(source.text) }))
  return {
    ...replaceCardContent(card, {
      copy: replaceBlanks(sources, card.copy),
      parts,
      carry: replaceBlanks(flat, card.carry),
    }),
    ...(caption && { caption }),
  }
}

function inOrder(text: string, typed: readonly string[]): string {
  let nth = -1
  return text.replace(blankPattern, (words) => {
    nth += 1
    return typed[nth] ?? words
  })
}

type Source = Pick<CardPart, 'text'> & {
  /** What now stands in each of its blanks. */
  typed: readonly string[]
}

/** Where a part stands in the text, its blanks are filled there; where it has been joined otherwise, by their words. */
function replaceBlanks(sources: readonly Source[], text: string): string {
  let after = 0
  const blanks = sources.flatMap((source) => {
    const found = [...source.text.matchAll(blankPattern)]
    const from = found.length === 0 ? -1 : text.indexOf(source.text, after)
    if (from >= 0) after = from + source.text.length
    return found.map(({ 0: words, index }, nth) => ({
      words,
      typed: source.typed[nth] ?? words,
      at: from < 0 ? null : from + index,
    }))
  })
  const loose = blanks.filter(({ at }) => at === null)
  return text.replace(blankPattern, (words, at: number) => {
    const placed = blanks.find((one) => one.at === at)
    if (placed) return placed.typed
    const next = loose.findIndex((one) => one.words === words)
    const one = next < 0 ? blanks.find((other) => other.words === words) : loose.splice(next, 1)[0]
    return one?.typed ?? words
  })
}
