import { Button } from '@/components/ui/button'
import { history, MAX_RUNS, type Run } from '@/lib/browser/history'
import type { ToolForm } from '@/lib/tool/form'
import { RunLine } from './run-line'
import { titleOf } from './title-of'
import { useRuns } from './use-runs'

type Props = { form: ToolForm; onRestore: (run: Run) => void }

/** This tool's runs, as this browser keeps them. */
export function EarlierRuns({ form, onRestore }: Props) {
  const runs = useRuns().filter((run) => run.tool === form.type)
  return (
    <div className="grid gap-4">
      <p className="text-muted text-sm">
        {history.isKept()
          ? `Your last ${MAX_RUNS} runs are kept in this browser only. `
          : 'Your browser won’t let us store anything, so this list is gone when you leave this page. '}
        <a href="/saved" className="font-semibold text-ink underline underline-offset-4">
          Everything you saved
        </a>
      </p>
      {runs.length === 0 && <p className="text-muted text-sm">None yet.</p>}
      <ul className="grid gap-2">
        {runs.map((run) => (
          <RunLine key={run.id} run={run}>
            <Button
              size="small"
              className="shrink-0"
              onClick={() => onRestore(run)}
              aria-label={`Show again: ${titleOf(run).slice(0, 60)}`}
            >
              Show again
            </Button>
          </RunLine>
        ))}
      </ul>
    </div>
  )
}
