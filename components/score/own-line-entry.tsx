import { LazyDialog } from '@/components/loading/lazy-dialog'
import type { ScoreKind } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'

const loadScore = () => import('./score-parts')

type Props = { kind: ScoreKind; values: FormValues }

/** “Score your own line”, in a dialog that is fetched when it is opened. */
export function OwnLineEntry({ kind, values }: Props) {
  return (
    <LazyDialog title="Score your own line" load={loadScore}>
      {({ OwnLine }) => <OwnLine kind={kind} values={values} />}
    </LazyDialog>
  )
}
