import type { Card } from '@/lib/tool/card'
import type { Column } from './run-to-csv'

/** More would be a table that nobody reads. */
const MAX_PARTS = 6

/**
 * The columns of what the results say. Where their labelled parts are all of it, as on slides, each part has a column, so that a
 * template such as Canva's Bulk Create can be filled from the file; else the whole text stands in one, and beside it
 * the parts that are not in it. A text that is counted as a whole is posted as a whole.
 */
export function textColumns(cards: readonly Card[]): Column[] {
  const labels = labelsOf(cards)
  const parts = labels.map((name) => ({ name, cells: cards.map((card) => partOf(card, name, cards)) }))
  if (labels.length > 1 && labels.length <= MAX_PARTS && cards.every(isMadeOf(labels))) return parts
  const beside = parts.filter(({ name }) => getUneditedCards(cards).every((card) => isBeside(card, name)))
  return [{ name: 'Text', cells: cards.map(({ copy }) => copy) }, ...beside]
}

/** Labels that stand at most once on each of several results, in their order; those of one result last. */
function labelsOf(cards: readonly Card[]): string[] {
  if (cards.length < 2) return []
  const labelled = getUneditedCards(cards).map(({ parts }) => parts.flatMap(({ label }) => label ?? []))
  const labels = [
    ...new Set(
      labelled
        .toReversed()
        .toSorted((one, other) => other.length - one.length)
        .flat(),
    ),
  ]
  const countOf = (label: string) => labelled.filter((all) => all.includes(label)).length
  const isOnce = (label: string) => labelled.every((all) => all.indexOf(label) === all.lastIndexOf(label))
  const [shared, single] = [
    labels.filter((label) => countOf(label) > 1),
    labels.filter((label) => countOf(label) < 2),
  ]
  return [...shared, ...single].filter(isOnce)
}

/** An edited result has lost its parts. */
function getUneditedCards(cards: readonly Card[]): readonly Card[] {
  return cards.filter(({ edited }) => !edited)
}

function isMadeOf(labels: readonly string[]): (card: Card) => boolean {
  return (card) => {
    if (card.edited) return true
    if (card.meters?.some(({ of }) => of === 'copy' || of === 'tags')) return false
    const texts = labels.map((label) => textOf(card, label)).filter(Boolean)
    let rest = card.copy
    for (const text of [...texts, ...labels]) rest = rest.replace(text, '')
    return card.parts.every(({ label }) => label !== undefined) && !/[\p{L}\p{N}]/u.test(rest)
  }
}

function isBeside(card: Card, label: string): boolean {
  const text = textOf(card, label).replace(/^@/, '')
  return text !== '' && !card.copy.includes(text)
}

/** A part's text; of an edited result the paragraph that stands where the others have that part. */
function partOf(card: Card, label: string, cards: readonly Card[]): string {
  if (!card.edited) return textOf(card, label)
  const places = getUneditedCards(cards).map((other) =>
    other.copy.split('\n\n').indexOf(textOf(other, label)),
  )
  const place = Math.max(-1, ...places)
  return places.every((one) => one === place || one < 0) ? (card.copy.split('\n\n')[place] ?? '') : ''
}

function textOf({ parts }: Card, label: string): string {
  return parts.find((part) => part.label === label)?.text ?? ''
}
