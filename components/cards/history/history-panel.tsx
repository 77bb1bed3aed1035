import { useSyncExternalStore } from 'react'
import { AskFirst } from '@/components/run/ask-first'
import { Button } from '@/components/ui/button'
import { notifySuccess } from '@/components/ui/notify'
import { favourites } from '@/lib/browser/favourites'
import { emptyHistory, history, MAX_RUNS, type Run } from '@/lib/browser/history'
import type { ToolForm } from '@/lib/tool/form'

type Props = { form: ToolForm; onRestore: (run: Run) => void }

const dateFormat = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' })

/** This tool's runs, as this browser keeps them. */
export function HistoryPanel({ form, onRestore }: Props) {
  const all = useSyncExternalStore(history.subscribe, history.runs, () => emptyHistory)
  const runs = all.filter((run) => run.tool === form.type)

  function clear() {
    history.clear()
    favourites.clear()
    notifySuccess('History and favourites cleared')
  }

  return (
    <div className="grid gap-6">
      <p className="text-sm text-muted">
        {history.isKept()
          ? `The last ${MAX_RUNS} runs stay in this browser. They are sent nowhere.`
          : 'Your browser does not let this site store anything, so this list lasts until you close the tab.'}
      </p>
      <section>
        <h3 className="font-semibold">Runs of this tool</h3>
        {runs.length === 0 && <p className="mt-2 text-sm text-muted">None yet.</p>}
        <ul className="mt-2 grid gap-2">
          {runs.map((run) => (
            <li key={run.id} className="flex items-center gap-3 rounded-lg border border-line p-3">
              <div className="min-w-0 grow">
                <p className="line-clamp-2 text-sm">{run.prompt}</p>
                <p className="mt-1 text-xs text-muted">
                  {dateFormat.format(run.at)}, {run.cards.length}{' '}
                  {run.cards.length === 1 ? 'result' : 'results'}
                  {!run.complete && ', incomplete'}
                </p>
              </div>
              <Button
                size="small"
                className="shrink-0"
                onClick={() => onRestore(run)}
                aria-label={`Show again: ${run.prompt.slice(0, 60)}`}
              >
                Show again
              </Button>
            </li>
          ))}
        </ul>
      </section>
      <div>
        <AskFirst
          label="Clear history and favourites"
          question="This deletes the runs of all tools and everything on the board for good."
          yes="Yes, clear everything"
          onYes={clear}
        />
      </div>
    </div>
  )
}
