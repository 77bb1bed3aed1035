import { LazyDialog } from '@/components/loading/lazy-dialog'
import type { ScoreKind } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'

const loadScoreModule = () => import('./deferred-score')

type Props = { kind: ScoreKind; values: FormValues }

export function LineScorerDialog({ kind, values }: Props) {
  return (
    <LazyDialog title="Score your own line" loadModule={loadScoreModule}>
      {({ LineScorer }) => <LineScorer kind={kind} values={values} />}
    </LazyDialog>
  )
}
