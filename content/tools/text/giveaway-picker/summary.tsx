import { count } from '@/lib/core/format/count'
import type { Summary } from './conduct'
import { wantedIn } from './entries'

const plural = (number: number, one: string, many: string) => `${count(number)} ${number === 1 ? one : many}`

/** Who is in the draw before it is made, and the hash that can be announced. */
export function SummaryCard({ summary, contains }: { summary: Summary; contains: string }) {
  const { lines, people, chances, dropped, hash } = summary
  const out = [
    dropped.contains > 0 && `${count(dropped.contains)} without ${wantedIn(contains).join(' and ')}`,
    dropped.mentions > 0 && `${count(dropped.mentions)} with too few friends tagged`,
    dropped.excluded > 0 && `${count(dropped.excluded)} by name`,
  ].filter(Boolean)
  return (
    <div className="rounded-xl border border-line bg-surface p-4">
      <p className="font-semibold">
        {plural(people, 'person', 'people')} in the draw, {plural(chances, 'chance', 'chances')}
      </p>
      <p className="text-muted text-sm">
        From {plural(lines, 'line', 'lines')}
        {out.length > 0 && `. Left out: ${out.join(', ')}`}
      </p>
      <p className="mt-2 text-muted text-sm wrap-anywhere">SHA-256 of the cleaned list: {hash}</p>
    </div>
  )
}
