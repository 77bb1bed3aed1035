import { useId, useState } from 'react'
import { TextField } from '@/components/fields/fields'
import { type Score, scoreLine } from '@/lib/text/line-score/score-line'
import type { ScoreKind } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'

const unreadableMessage = 'This doesn’t look like English, so we can’t score it.'

export const scoreText = (kind: ScoreKind, text: string, { prompt, parameters: { keyword } }: FormValues) =>
  scoreLine({ kind, text, topic: prompt, keyword: typeof keyword === 'string' ? keyword : '' })

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
      <p className="mt-2 text-muted">A checklist for lines in English. It doesn’t predict views.</p>
    </div>
  )
}

const labels = { hook: 'Your own hook', title: 'Your own title' } as const

export function LineScorer({ kind, values }: { kind: ScoreKind; values: FormValues }) {
  const id = useId()
  const [text, setText] = useState('')
  const score = scoreText(kind, text, values)
  return (
    <>
      <TextField label={labels[kind]} value={text} maxLength={300} onValueChange={setText} aria-describedby={id} />
      <p id={id} role="status" className="mt-2 min-h-6 text-sm font-semibold">
        {score === 'unreadable' ? 'Can’t be scored' : score && `${score.total} of 100`}
      </p>
      {score ? (
        <ScoreList score={score} />
      ) : (
        <p className="text-sm text-muted">Type a line. It stays in your browser.</p>
      )}
    </>
  )
}
