import { LazySection } from '@/components/run/lazy-section'
import type { Run } from '@/lib/browser/history'
import type { ToolForm } from '@/lib/tool/form'
import type { PromptRun } from './use-prompt-run'

const loadBoard = () => import('./board/board-panel')
const loadHistory = () => import('./history/history-panel')

type Props = { form: ToolForm; parts: PromptRun['parts']; onRestore: (run: Run) => void }

/** What this browser keeps: the board of all tools and this tool's runs, fetched when they are opened. */
export function KeptSections({ form, parts, onRestore }: Props) {
  return (
    <div className="mt-8">
      <LazySection
        title={
          <>
            <span>Board</span> {parts.status === 'loaded' && <parts.module.BoardCount />}
          </>
        }
        load={loadBoard}
      >
        {({ BoardPanel }) => <BoardPanel />}
      </LazySection>
      <LazySection title="History" load={loadHistory}>
        {({ HistoryPanel }) => <HistoryPanel form={form} onRestore={onRestore} />}
      </LazySection>
    </div>
  )
}
