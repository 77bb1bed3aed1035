import { AskFirst } from '@/components/ui/ask-first'
import { buttonClass } from '@/components/ui/button'
import { history, MAX_RUNS } from '@/lib/browser/history'
import { forgetUse } from '@/lib/browser/last-used'
import { linkToRun, type Places } from './places'
import { RunLine } from './run-line'
import { titleOf } from './title-of'
import { useRuns } from './use-runs'

/** The runs of all tools, each with the way back to it. */
export function AllRuns({ places }: { places: Places }) {
  const runs = useRuns()

  function clear() {
    history.clear()
    forgetUse()
  }

  return (
    <section aria-labelledby="all-runs">
      <h2 id="all-runs" className="font-bold text-section">
        History
      </h2>
      <p className="mt-2 text-muted">
        {runs.length === 0
          ? `Nothing yet. Your last ${MAX_RUNS} runs appear here.`
          : `Your last ${MAX_RUNS} runs.`}
      </p>
      <ul className="mt-4 grid gap-3">
        {runs.map((run) => {
          const place = places[run.tool]
          return (
            <RunLine key={run.id} run={run} toolName={place?.name}>
              {place && (
                <a
                  className={buttonClass({ size: 'small' })}
                  href={linkToRun(place.path, run.id)}
                  aria-label={`Open: ${titleOf(run).slice(0, 60)}`}
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
          <AskFirst
            label="Clear history"
            question="This deletes all your runs for good. Saved results stay."
            yes="Yes, clear it"
            onYes={clear}
          />
        </div>
      )}
    </section>
  )
}
