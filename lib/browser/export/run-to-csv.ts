import { formatCsv } from '@/lib/core/csv'
import { outlineLabel } from '@/lib/core/strings/blanks'
import type { Card, Meter } from '@/lib/tool/card'
import {
  type ExportableRun,
  formatDateParts,
  getPlanDate,
  getPlannedCards,
  getPlanStart,
  parsePlanCard,
} from './plan-dates'

/** A table with more columns is unreadable. */
const MAX_PART_COLUMNS = 6

/** If labeled parts make up the whole text, each has a column, for templates such as Canva's Bulk Create. */
function buildTextColumns(cards: readonly Card[]): Column[] {
  const labels = findColumnLabels(cards)
  const partColumns = labels.map((name) => ({ name, cells: cards.map((card) => getColumnText(card, name, cards)) }))
  if (labels.length > 1 && labels.length <= MAX_PART_COLUMNS && cards.every(hasOnlyLabeledParts(labels)))
    return partColumns
  const extraColumns = partColumns.filter(({ name }) =>
    getUneditedCards(cards).every((card) => isOutsideText(card, name)),
  )
  return [{ name: 'Text', cells: cards.map(({ copy }) => copy) }, ...extraColumns]
}

/** Returns the labels that occur at most once per result, in order; labels of a single result come last. */
function findColumnLabels(cards: readonly Card[]): string[] {
  if (cards.length < 2) return []
  const labelsPerCard = getUneditedCards(cards).map(({ parts }) => parts.flatMap(({ label }) => label ?? []))
  const labels = [
    ...new Set(
      labelsPerCard
        .toReversed()
        .toSorted((one, other) => other.length - one.length)
        .flat(),
    ),
  ]
  const isUnique = (label: string) =>
    labelsPerCard.every((cardLabels) => cardLabels.indexOf(label) === cardLabels.lastIndexOf(label))
  const isShared = (label: string) => labelsPerCard.filter((cardLabels) => cardLabels.includes(label)).length > 1
  return [...labels.filter(isShared), ...labels.filter((label) => !isShared(label))].filter(isUnique)
}

/** An edited result has no parts. */
const getUneditedCards = (cards: readonly Card[]): readonly Card[] => cards.filter(({ edited }) => !edited)

function hasOnlyLabeledParts(labels: readonly string[]): (card: Card) => boolean {
  return (card) => {
    if (card.edited) return true
    if (card.meters?.some(({ of }) => of === 'copy' || of === 'tags')) return false
    const texts = labels.map((label) => getLabeledText(card, label)).filter(Boolean)
    let remainingText = card.copy
    for (const text of [...texts, ...labels]) remainingText = remainingText.replace(text, '')
    return card.parts.every(({ label }) => label !== undefined) && !/[\p{L}\p{N}]/u.test(remainingText)
  }
}

function isOutsideText(card: Card, label: string): boolean {
  const text = getLabeledText(card, label).replace(/^@/, '')
  return text !== '' && !card.copy.includes(text)
}

/** Returns a part's text; for an edited result, the paragraph at the position of that part in other results. */
function getColumnText(card: Card, label: string, cards: readonly Card[]): string {
  if (!card.edited) return getLabeledText(card, label)
  const paragraphIndexes = getUneditedCards(cards).map((other) =>
    other.copy.split('\n\n').indexOf(getLabeledText(other, label)),
  )
  const paragraphIndex = Math.max(-1, ...paragraphIndexes)
  return paragraphIndexes.every((index) => index === paragraphIndex || index < 0)
    ? (card.copy.split('\n\n')[paragraphIndex] ?? '')
    : ''
}

const getLabeledText = ({ parts }: Card, label: string): string =>
  parts.find((part) => part.label === label)?.text ?? ''

type Column = { name: string; cells: readonly string[] }

/** Formats one row per result and one column per property. Omits empty and duplicate columns. */
export function runToCsv(run: ExportableRun): string {
  const columns = getPlannedCards(run.cards).length > 0 ? buildPlanColumns(run) : buildCardColumns(run.cards)
  const filledColumns = columns.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const rows = run.cards.map((_, rowIndex) => filledColumns.map(({ cells }) => cells[rowIndex] ?? ''))
  return formatCsv([filledColumns.map(({ name }) => name), ...rows])
}

function createColumnBuilder<Row>(rows: readonly Row[]) {
  return (name: string, getCell: (row: Row, index: number) => string | undefined): Column => ({
    name,
    cells: rows.map((row, index) => getCell(row, index) ?? ''),
  })
}

function buildCardColumns(cards: readonly Card[]): Column[] {
  const buildColumn = createColumnBuilder(cards)
  const meterNames = [...new Set(cards.flatMap((card) => card.meters?.map(formatMeterName) ?? []))]
  return [
    buildColumn('Number', (_, index) => String(index + 1)),
    buildColumn('Heading', ({ heading }) => heading),
    ...buildTextColumns(cards),
    buildColumn('State', ({ outline }) => (outline ? outlineLabel : '')),
    ...meterNames.map((name) =>
      buildColumn(name, (card) => card.meters?.find((meter) => formatMeterName(meter) === name)?.value.toString()),
    ),
    buildColumn('Tags', ({ tags }) => tags?.join(', ')),
    buildColumn('Notes', ({ notes }) => notes?.join('\n')),
  ]
}

/** Returns "Headline (words)": the unit distinguishes meters that could share a label. */
const formatMeterName = ({ label, unit }: Meter): string =>
  label.toLowerCase() === unit.toLowerCase() ? label : `${label} (${unit})`

function buildPlanColumns(run: ExportableRun): Column[] {
  const start = getPlanStart(run)
  const posts = getPlannedCards(run.cards).map((card) => {
    const date = getPlanDate(card.schedule.day, start)
    return { ...card.schedule, ...parsePlanCard(card), date, weekday: formatDateParts(date).weekday }
  })
  const buildColumn = createColumnBuilder(posts)
  return [
    buildColumn('Date', ({ date }) => date),
    buildColumn('Weekday', ({ weekday }) => weekday),
    buildColumn('Pillar', ({ pillar }) => pillar),
    buildColumn('Format', ({ format }) => format),
    buildColumn('Effort', ({ effort }) => effort),
    buildColumn('Idea', ({ idea }) => idea),
    buildColumn('First line', ({ firstLine }) => firstLine),
  ]
}
