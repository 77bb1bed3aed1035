import { useState } from 'react'
import { useLoaded } from '@/components/run/use-loaded'
import { notOpened } from '@/lib/errors/page'
import type { ScoreKind } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'

const loadScore = () => import('./score-parts')

type Props = { kind: ScoreKind; values: FormValues }

/** “Score your own line”, fetched when it is opened. */
export function OwnLineSection({ kind, values }: Props) {
  const [opened, setOpened] = useState(false)
  const parts = useLoaded(loadScore, opened)
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface" onToggle={() => setOpened(true)}>
      <summary className="min-h-11 px-4 py-2.5 text-sm font-semibold">Score your own line</summary>
      <div className="border-t border-line p-4">
        {parts.status === 'loaded' && <parts.module.OwnLine kind={kind} values={values} />}
        {parts.status === 'waiting' && <p className="text-sm text-muted">Opening…</p>}
        {parts.status === 'failed' && <p className="text-sm text-danger">{notOpened()}</p>}
      </div>
    </details>
  )
}
