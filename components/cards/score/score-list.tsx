import type { Score } from '@/lib/score/score-line'

/** A score's checklist, each line with its points and why. */
export function ScoreList({ score }: { score: Score }) {
  return (
    <div className="text-sm">
      <ul className="grid gap-1.5">
        {score.checks.map(({ name, points, most, reason }) => (
          <li key={name}>
            <span className="font-semibold">
              {name} {points}/{most}.
            </span>{' '}
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">A checklist for English lines. It does not predict views.</p>
    </div>
  )
}
