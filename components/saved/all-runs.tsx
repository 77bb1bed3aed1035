import { getButtonClass } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { MAX_RUNS, runHistory } from '@/lib/browser/history'
import { clearLastUse } from '@/lib/browser/last-use'
import { getRunTitle } from './get-run-title'
import { RunLine } from './run-line'
import { getRunUrl, type ToolLinks } from './tool-links'
import { useRuns } from './use-runs'

export function AllRuns({ toolLinks }: { toolLinks: ToolLinks }) {
  const runs = useRuns()

  function clear() {
    runHistory.clear()
    clearLastUse()
  }

  return (
    <section aria-labelledby="all-runs">
      <h2 id="all-runs" className="font-bold text-section">
        History
      </h2>
      <p className="mt-2 text-muted">
        {runs.length === 0 ? `Nothing yet. Your last ${MAX_RUNS} runs appear here.` : `Your last ${MAX_RUNS} runs.`}
      </p>
      <ul className="mt-4 grid gap-3">
        {runs.map((run) => {
          const toolLink = toolLinks[run.tool]
          return (
            <RunLine key={run.id} run={run} toolName={toolLink?.name}>
              {toolLink && (
                <a
                  className={getButtonClass({ size: 'small' })}
                  href={getRunUrl(toolLink.path, run.id)}
                  aria-label={`Open: ${getRunTitle(run).slice(0, 60)}`}
                >
                  Open
                </a>
              )}
            </RunLine>
          )
        })}
      </ul>
      {runs.length > 0 && (
        <div className="mt-4">
          <ConfirmButton
            label="Clear history"
            question="This deletes all your runs for good. Saved results stay."
            confirmLabel="Yes, clear it"
            onConfirm={clear}
          />
        </div>
      )}
    </section>
  )
}
