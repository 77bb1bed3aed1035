import { LazySection } from '@/components/loading/lazy-section'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { type Run, runHistory } from '@/lib/browser/history'
import type { PromptForm } from '@/lib/tool/form'

const loadHistoryModule = () => import('@/components/saved/tool-history')

/** Shown once the tool has runs. */
export function HistorySection({ form, onRestore }: { form: PromptForm; onRestore: (run: Run) => void }) {
  const hasRuns = useBrowserValue(runHistory).some(({ tool }) => tool === form.type)
  if (!hasRuns) return null
  return (
    <div className="mt-8">
      <LazySection title="History" loadModule={loadHistoryModule}>
        {({ ToolHistory }) => <ToolHistory form={form} onRestore={onRestore} />}
      </LazySection>
    </div>
  )
}
