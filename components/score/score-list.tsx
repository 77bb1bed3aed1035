import type { Score } from '@/lib/text/line-score/score-line'

const unreadableMessage = 'This doesn’t read as English, so we can’t score it.'

export function ScoreList({ score }: { score: Score | 'unreadable' }) {
  if (score === 'unreadable') return <p className="text-muted text-sm">{unreadableMessage}</p>
  return (
    <div className="text-sm">
      <ul className="grid gap-1.5">
        {score.checks.map(({ name, points, maxPoints, reason }) => (
          <li key={name}>
            <span className="font-semibold">
              {name} {points}/{maxPoints}.
            </span>{' '}
            <span className="text-muted">{reason}</span>
          </li>
        ))}
      </ul>
      <p className="mt-2 text-muted">A checklist for English lines. It does not predict views.</p>
    </div>
  )
}
