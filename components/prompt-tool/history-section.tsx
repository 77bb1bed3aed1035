import { LazySection } from '@/components/loading/lazy-section'
import type { Run } from '@/lib/browser/history'
import type { PromptForm } from '@/lib/tool/form'

const load = () => import('@/components/saved/tool-history')

export function HistorySection({ form, onRestore }: { form: PromptForm; onRestore: (run: Run) => void }) {
  return (
    <div className="mt-8">
      <LazySection title="Earlier runs" loadModule={load}>
        {({ ToolHistory }) => <ToolHistory form={form} onRestore={onRestore} />}
      </LazySection>
    </div>
  )
}
