import { formatCsv } from '@/lib/core/csv'
import { outlineLabel } from '@/lib/core/strings/blanks'
import type { Card, Meter } from '@/lib/tool/card'
import {
  type ExportableRun,
  formatDateParts,
  getPlanDate,
  parsePlanCard,
  plannedCards,
  planStart,
} from './plan-days'
import { textColumns } from './text-columns'

export type Column = { name: string; cells: readonly string[] }

/** One row a result, one column for each thing said about it: what is empty throughout or stands in another column is left out. */
export function runToCsv(run: ExportableRun): string {
  const columns = plannedCards(run.cards).length > 0 ? planColumns(run) : columnsOf(run.cards)
  const filled = columns.filter(({ cells }) => cells.some((cell) => cell !== ''))
  const rows = run.cards.map((_, row) => filled.map(({ cells }) => cells[row] ?? ''))
  return formatCsv([filled.map(({ name }) => name), ...rows])
}

function columnsOf(cards: readonly Card[]): Column[] {
  const column = (name: string, cellOf: (card: Card, index: number) => string) => ({
    name,
    cells: cards.map(cellOf),
  })
  const meters = [...new Set(cards.flatMap((card) => card.meters?.map(nameOf) ?? []))]
  return [
    column('Number', (_, index) => String(index + 1)),
    column('Heading', ({ heading }) => heading ?? ''),
    ...textColumns(cards),
    column('State', ({ outline }) => (outline ? outlineLabel : '')),
    ...meters.map((name) =>
      column(name, (card) => String(card.meters?.find((meter) => nameOf(meter) === name)?.value ?? '')),
    ),
    column('Tags', ({ tags }) => tags?.join(', ') ?? ''),
    column('Notes', ({ notes }) => notes?.join('\n') ?? ''),
  ]
}

/** "Headline (words)": what is counted may have a column of its own. */
function nameOf({ label, unit }: Meter): string {
  return label.toLowerCase() === unit.toLowerCase() ? label : `${label} (${unit})`
}

function planColumns(run: ExportableRun): Column[] {
  const start = planStart(run)
  const posts = plannedCards(run.cards).map((card) => {
    const date = getPlanDate(card.schedule.day, start)
    return { ...card.schedule, ...parsePlanCard(card), date, weekday: formatDateParts(date).weekday }
  })
  const column = (name: string, cellOf: (post: (typeof posts)[number]) => string | undefined) => ({
    name,
    cells: posts.map((post) => cellOf(post) ?? ''),
  })
  return [
    column('Date', ({ date }) => date),
    column('Weekday', ({ weekday }) => weekday),
    column('Pillar', ({ pillar }) => pillar),
    column('Format', ({ format }) => format),
    column('Effort', ({ effort }) => effort),
    column('Idea', ({ idea }) => idea),
    column('First line', ({ firstLine }) => firstLine),
  ]
}
