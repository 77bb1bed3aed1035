import { formatCount } from '@/lib/core/format/format-count'
import { parseRequiredTerms } from './entries'
import type { DrawSummary } from './run-draw-job'

const pluralize = (count: number, singular: string, plural: string) =>
  `${formatCount(count)} ${count === 1 ? singular : plural}`

/** Who is in the draw before it is made, and the hash that can be announced. */
export function SummaryCard({ summary, contains }: { summary: DrawSummary; contains: string }) {
  const { lineCount, people: personCount, chances: chanceCount, droppedCounts, hash } = summary
  const exclusions = [
    droppedCounts.contains > 0 &&
      `${formatCount(droppedCounts.contains)} without ${parseRequiredTerms(contains).join(' and ')}`,
    droppedCounts.mentions > 0 && `${formatCount(droppedCounts.mentions)} with too few friends tagged`,
    droppedCounts.excluded > 0 && `${formatCount(droppedCounts.excluded)} by name`,
  ].filter(Boolean)
  return (
    <div className="rounded-xl border border-line bg-surface p-4">
      <p className="font-semibold">
        {pluralize(personCount, 'person', 'people')} in the draw, {pluralize(chanceCount, 'chance', 'chances')}
      </p>
      <p className="text-muted text-sm">
        From {pluralize(lineCount, 'line', 'lines')}
        {exclusions.length > 0 && `. Left out: ${exclusions.join(', ')}`}
      </p>
      <p className="mt-2 text-muted text-sm wrap-anywhere">SHA-256 of the cleaned list: {hash}</p>
    </div>
  )
}
