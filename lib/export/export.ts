import type { Run } from '@/lib/browser/history'
import { outlineLabel } from '@/lib/fit/blanks'
import type { Card } from '@/lib/tool/card'
import { toCsvText } from './csv'

/** All results as they would be pasted, with a blank line between two; what is no finished text says so. */
export function toText(cards: readonly Card[]): string {
  return cards.map(({ copy, outline }) => (outline ? `${outlineLabel}\n${copy}` : copy)).join('\n\n')
}

/** JSON of a run for other programs: the visitor's input and each result's text and facts. */
export function toJson({ tool, at, prompt, parameters, engine, cards }: Run): string {
  const results = cards.map(({ heading, copy, parts, outline, assumed, meters, tags, notes }) => ({
    ...(heading && { heading }),
    text: copy,
    parts,
    ...(outline && { outline }),
    ...(assumed && { assumed }),
    ...(meters && { meters: meters.map(({ of: _of, ...meter }) => meter) }),
    ...(tags && { tags }),
    ...(notes && { notes }),
  }))
  const run = { tool, createdAt: new Date(at).toISOString(), engine, prompt, parameters, results }
  return `${JSON.stringify(run, null, 2)}\n`
}

/**
 * One row a result. Parts that every result has get a column each, so that a template such as Canva's Bulk Create can be
 * filled from the file.
 */
export function toCsv(cards: readonly Card[]): string {
  const parts = commonParts(cards)
  const meters = [...new Set(cards.flatMap((card) => card.meters?.map((meter) => meter.label) ?? []))]
  const hasOutline = cards.some(({ outline }) => outline)
  const head = [
    'Number',
    'Heading',
    'Text',
    ...(hasOutline ? ['State'] : []),
    ...parts,
    ...meters,
    'Tags',
    'Notes',
  ]
  const rows = cards.map((card, index) => [
    String(index + 1),
    card.heading ?? '',
    card.copy,
    ...(hasOutline ? [card.outline ? outlineLabel : ''] : []),
    ...parts.map((label) => partOf(card, label, cards)),
    ...meters.map((label) => String(card.meters?.find((meter) => meter.label === label)?.value ?? '')),
    card.tags?.join(', ') ?? '',
    card.notes?.join('\n') ?? '',
  ])
  return toCsvText([head, ...rows])
}

/** Labels that stand exactly once on each of several results, in their order. An edited one has lost its parts. */
function commonParts(cards: readonly Card[]): string[] {
  const whole = cards.filter(({ edited }) => !edited)
  const once = ({ parts }: Card, label: string) => parts.filter((part) => part.label === label).length === 1
  if (cards.length < 2) return []
  return (whole[0]?.parts ?? []).flatMap(({ label }) =>
    label !== undefined && whole.every((card) => once(card, label)) ? [label] : [],
  )
}

/** A part's text; of an edited result the paragraph that stands where the others have that part. */
function partOf(card: Card, label: string, cards: readonly Card[]): string {
  if (!card.edited) return textOf(card, label)
  const places = cards
    .filter(({ edited }) => !edited)
    .map((other) => other.copy.split('\n\n').indexOf(textOf(other, label)))
  const [place = -1] = places
  return places.every((one) => one === place) ? (card.copy.split('\n\n')[place] ?? '') : ''
}

function textOf({ parts }: Card, label: string): string {
  return parts.find((part) => part.label === label)?.text ?? ''
}

/** Name of a download: the tool and the run's own date, `tiktok-hook-generator-2026-11-21.csv`. */
export function fileName(
  { tool, at }: Pick<Run, 'tool' | 'at'>,
  extension: 'txt' | 'csv' | 'json' | 'ics' | 'md',
): string {
  const day = new Date(at)
  const parts = [day.getFullYear(), day.getMonth() + 1, day.getDate()]
  return `${tool}-${parts.map((part) => String(part).padStart(2, '0')).join('-')}.${extension}`
}
