import { blankPattern } from '@/lib/core/strings/blanks'
import type { Card, CardPart } from '@/lib/tool/card'
import { collapseWhitespace } from './collapse-whitespace'
import { getBlankKey } from './rank-parts'
import { replaceCardContent } from './replace-card-content'

/** What the visitor has typed into a card's blanks, by `getBlankKey`. */
export type BlankValues = Readonly<Record<string, string>>

/** A result with what was typed in the place of its blanks. One that is still empty stays a blank. */
export function fillBlanks(card: Card, fills: BlankValues): Card {
  if (Object.values(fills).every((words) => words.trim() === '')) return card
  const typed = card.parts.map(({ text }, part) =>
    [...text.matchAll(blankPattern)].map(([words], nth) => fills[getBlankKey(part, nth)]?.trim() || words),
  )
  const parts = card.parts.map((part, index) => ({
    ...part,
    text: replaceInOrder(part.text, typed[index] ?? []),
  }))
  const caption = parts[card.parts.findIndex(({ text }) => text === card.caption)]?.text
  const sources = card.parts
    .map(({ text, opening }, index) => ({ text, opening, typed: typed[index] ?? [] }))
    .filter(({ opening }) => opening !== 'offered')
  const collapsedSources = sources.map((source) => ({ ...source, text: collapseWhitespace(source.text) }))
  return {
    ...replaceCardContent(card, {
      copy: replaceBlanks(sources, card.copy),
      parts,
      carry: replaceBlanks(collapsedSources, card.carry),
    }),
    ...(caption && { caption }),
  }
}

function replaceInOrder(text: string, typed: readonly string[]): string {
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
  let searchStart = 0
  const blanks = sources.flatMap((source) => {
    const matches = [...source.text.matchAll(blankPattern)]
    const start = matches.length === 0 ? -1 : text.indexOf(source.text, searchStart)
    if (start >= 0) searchStart = start + source.text.length
    return matches.map(({ 0: words, index }, nth) => ({
      words,
      typed: source.typed[nth] ?? words,
      at: start < 0 ? null : start + index,
    }))
  })
  const unplacedBlanks = blanks.filter(({ at }) => at === null)
  return text.replace(blankPattern, (words, at: number) => {
    const exactMatch = blanks.find((one) => one.at === at)
    if (exactMatch) return exactMatch.typed
    const next = unplacedBlanks.findIndex((one) => one.words === words)
    const one = next < 0 ? blanks.find((other) => other.words === words) : unplacedBlanks.splice(next, 1)[0]
    return one?.typed ?? words
  })
}
