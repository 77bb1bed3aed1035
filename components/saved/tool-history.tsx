import { useBrowserValue } from '@/components/loading/use-browser-value'
import { Button } from '@/components/ui/button'
import { MAX_RUNS, type Run, runHistory } from '@/lib/browser/history'
import type { PromptForm } from '@/lib/tool/form'
import { getRunTitle, RunLine } from './run-line'

export function ToolHistory({ form, onRestore }: { form: PromptForm; onRestore: (run: Run) => void }) {
  const runs = useBrowserValue(runHistory).filter((run) => run.tool === form.type)
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        {runHistory.isPersisted()
          ? `Your last ${MAX_RUNS} runs, stored only in this browser. `
          : 'Your browser won’t let us store anything, so this list will be gone when you leave this page. '}
        <a href="/saved" className="font-semibold text-ink underline underline-offset-4">
          Saved results
        </a>
      </p>
      <ul className="grid gap-2">
        {runs.map((run) => (
          <RunLine key={run.id} run={run}>
            <Button
              size="small"
              className="shrink-0"
              onClick={() => onRestore(run)}
              aria-label={`Reopen: ${getRunTitle(run).slice(0, 60)}`}
            >
              Reopen
            </Button>
          </RunLine>
        ))}
      </ul>
    </div>
  )
}
