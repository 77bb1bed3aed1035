import { LazySection } from '@/components/loading/lazy-section'
import type { Run } from '@/lib/browser/history'
import type { ToolForm } from '@/lib/tool/form'

const load = () => import('@/components/saved/earlier-runs')

/** This tool's earlier runs, fetched when they are opened, and the way to all that this browser keeps. */
export function KeptSections({ form, onRestore }: { form: ToolForm; onRestore: (run: Run) => void }) {
  return (
    <div className="mt-8">
      <LazySection title="Earlier runs" load={load}>
        {({ EarlierRuns }) => <EarlierRuns form={form} onRestore={onRestore} />}
      </LazySection>
    </div>
  )
}
