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
} from './plan-days'
import { buildTextColumns } from './text-columns'

export type Column = { name: string; cells: readonly string[] }

/** Formats one row per result and one column per property. Omits empty and duplicate columns. */
export function runToCsv(run: ExportableRun): string {
  const columns = getPlannedCards(run.cards).length > 0 ? buildPlanColumns(run) : buildCardColumns(run.cards)
  const filledColumns = columns.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const rows = run.cards.map((_, rowIndex) => filledColumns.map(({ cells }) => cells[rowIndex] ?? ''))
  return formatCsv([filledColumns.map(({ name }) => name), ...rows])
}

function buildCardColumns(cards: readonly Card[]): Column[] {
  const buildColumn = (name: string, getCell: (card: Card, index: number) => string) => ({
    name,
    cells: cards.map(getCell),
  })
  const meterNames = [...new Set(cards.flatMap((card) => card.meters?.map(formatMeterName) ?? []))]
  return [
    buildColumn('Number', (_, index) => String(index + 1)),
    buildColumn('Heading', ({ heading }) => heading ?? ''),
    ...buildTextColumns(cards),
    buildColumn('State', ({ outline }) => (outline ? outlineLabel : '')),
    ...meterNames.map((name) =>
      buildColumn(name, (card) => String(card.meters?.find((meter) => formatMeterName(meter) === name)?.value ?? '')),
    ),
    buildColumn('Tags', ({ tags }) => tags?.join(', ') ?? ''),
    buildColumn('Notes', ({ notes }) => notes?.join('\n') ?? ''),
  ]
}

/** Returns "Headline (words)": the unit distinguishes meters that could share a label. */
function formatMeterName({ label, unit }: Meter): string {
  return label.toLowerCase() === unit.toLowerCase() ? label : `${label} (${unit})`
}

function buildPlanColumns(run: ExportableRun): Column[] {
  const start = getPlanStart(run)
  const posts = getPlannedCards(run.cards).map((card) => {
    const date = getPlanDate(card.schedule.day, start)
    return { ...card.schedule, ...parsePlanCard(card), date, weekday: formatDateParts(date).weekday }
  })
  const buildColumn = (name: string, getCell: (post: (typeof posts)[number]) => string | undefined) => ({
    name,
    cells: posts.map((post) => getCell(post) ?? ''),
  })
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
