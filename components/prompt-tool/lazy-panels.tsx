import { LazyDialog } from '@/components/loading/lazy-dialog'
import { useLazyModule } from '@/components/loading/lazy-module'
import { LazySection } from '@/components/loading/lazy-section'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import type { Run } from '@/lib/browser/history'
import type { ScoreKind } from '@/lib/tool/card'
import type { PromptForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'

const loadHistoryModule = () => import('@/components/saved/tool-history')

export function HistorySection({ form, onRestore }: { form: PromptForm; onRestore: (run: Run) => void }) {
  return (
    <div className="mt-8">
      <LazySection title="History" loadModule={loadHistoryModule}>
        {({ ToolHistory }) => <ToolHistory form={form} onRestore={onRestore} />}
      </LazySection>
    </div>
  )
}

const loadScoreModule = () => import('@/components/score/deferred-score')

type Props = { kind: ScoreKind; values: FormValues }

export function LineScorerDialog({ kind, values }: Props) {
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
