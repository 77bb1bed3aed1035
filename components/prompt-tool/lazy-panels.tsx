import { LazyDialog } from '@/components/loading/lazy-dialog'
import { useLazyModule } from '@/components/loading/lazy-module'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import type { ScoreKind } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'

const loadScoreModule = () => import('@/components/score/line-scorer')

export function LineScorerDialog({ kind, values }: { kind: ScoreKind; values: FormValues }) {
  return (
    <LazyDialog title="Score your own line" loadModule={loadScoreModule}>
      {({ LineScorer }) => <LineScorer kind={kind} values={values} />}
    </LazyDialog>
  )
}

/** Loads a panel. Returns null if there is no text or the browser lacks the model with this global name. */
export function useOnDeviceModule<Module>(
  globalName: string | null,
  loadModule: () => Promise<Module>,
  hasText: boolean,
): Module | null {
  const isSupported = useBrowserValue({ read: () => globalName !== null && globalName in window, emptyValue: false })
  const lazyModule = useLazyModule(loadModule, isSupported && hasText)
  return lazyModule.status === 'loaded' && isSupported && hasText ? lazyModule.module : null
}
