import { formatCount } from '@/lib/core/format/format-count'
import type { TextCounts } from './count-text'

const units = [
  ['characters', 'character', 'characters'],
  ['words', 'word', 'words'],
  ['lines', 'line', 'lines'],
] as const

/** How long the text is. */
export function Counts({ id, counts }: { id: string; counts: TextCounts | null }) {
  const formattedCounts = units.map(([key, singular, plural]) => {
    const count = counts?.[key] ?? 0
    return `${formatCount(count)} ${count === 1 ? singular : plural}`
  })
  return (
    <p id={id} className="text-muted text-sm tabular-nums">
      {formattedCounts.join(' · ')}
    </p>
  )
}
