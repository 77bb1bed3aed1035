'use client'

import { LazySection } from '@/components/loading/lazy-section'
import { useBrowserValue } from '@/components/loading/use-browser-value'
import { getButtonClass } from '@/components/ui/button'
import { ConfirmButton } from '@/components/ui/confirm-button'
import { MAX_RUNS, runHistory } from '@/lib/browser/history'
import { clearLastUse } from '@/lib/browser/last-use'
import { getRunTitle, RunLine } from './run-line'
import { SavedResults } from './saved-results'
import { getRunUrl, type ToolLinks } from './tool-links'

const loadBrandKit = () => import('@/components/brand-kit/brand-kit-form')

/** Everything stored in this browser. The page is prerendered without it, so nothing is shown before hydration. */
export function SavedOverview({ toolLinks }: { toolLinks: ToolLinks }) {
  const isHydrated = useBrowserValue({ read: () => true, emptyValue: false })
  const runs = useBrowserValue(runHistory)
  if (!isHydrated) return <div className="min-h-dvh" />

  function clearRuns() {
    runHistory.clear()
    clearLastUse()
  }

  return (
    <div className="grid min-h-dvh content-start gap-12 py-8 sm:gap-18">
      <SavedResults toolLinks={toolLinks} />
      <LazySection title={<h2 className="inline">Brand kit</h2>} loadModule={loadBrandKit}>
        {({ BrandKitForm }) => <BrandKitForm />}
      </LazySection>
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
                    aria-label={`Reopen: ${getRunTitle(run).slice(0, 60)}`}
                  >
                    Reopen
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
              onConfirm={clearRuns}
            />
          </div>
        )}
      </section>
    </div>
  )
}
