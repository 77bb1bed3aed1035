import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { FormControl } from '@/components/form/use-form-values'
import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { FailureNotice } from '@/components/run/failure-notice'
import { isBusy } from '@/components/run/flow'
import { CancelButton, Skeletons } from '@/components/run/pending-run'
import { useVisitorActivity } from '@/components/run/use-visitor-activity'
import type { OpenAssistant } from '@/components/run-state/prompt-job'
import { bringIntoView, bringResultIntoView } from '@/components/ui/bring-into-view'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import type { PromptForm } from '@/lib/tool/form'
import { buildAnnouncement } from './engine-label'

function formatTime(timestamp: number): string {
  const time = new Date(timestamp).toLocaleTimeString('en-US', { hour: 'numeric', minute: '2-digit' })
  if (new Date(timestamp).toDateString() === new Date().toDateString()) return time
  return `${new Date(timestamp).toLocaleDateString('en-US', { day: 'numeric', month: 'short' })}, ${time}`
}

const statusLineClass = 'flex min-w-0 flex-1 items-center gap-2 text-muted text-sm'

function StatusLine({ form, flow: { phase, run, botCheck } }: Pick<Props, 'form' | 'flow'>) {
  if (botCheck.isShown && botCheck.state.status === 'solving') {
    return (
      <p className={statusLineClass}>
        <span className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent" aria-hidden />
        Checking that you’re human…
      </p>
    )
  }
  if (isBusy(phase)) return <p className={statusLineClass}>Writing…</p>
  if (run && !run.complete)
    return <p className={`${statusLineClass} text-caution`}>It stopped early, so this one was free.</p>
  return <p className={statusLineClass}>{run?.engine && (form.engineWords ?? defaultEngineWords)[run.engine]}</p>
}

type Props = {
  form: PromptForm
  flow: PromptFlow
  control: FormControl
  onClear: () => void
  onAssistant: OpenAssistant
}

/** Shows the results below the form. While they arrive, the region reserves the height of the window. */
export function ResultsRegion({ form, flow, control, onClear, onAssistant }: Props) {
  const { phase, pieces, failure, run, lazyModule } = flow
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const regionRef = useRef<HTMLElement>(null)
  const isNewRun = isBusy(phase) && !phase.job.refine
  const isShown = isNewRun || run !== null
  const isVisitorActiveRef = useVisitorActivity(isBusy(phase))
  const receivedCount = phase.name === 'loading' ? pieces.length : 0

  const onPhaseChange = useEffectEvent((name: typeof phase.name) => {
    if (name === 'loading' && isNewRun && regionRef.current && !isVisitorActiveRef.current)
      bringResultIntoView(regionRef.current)
    if (name !== 'done' || phase.name !== 'done') return
    if (phase.job.refine?.action === 'similar')
      regionRef.current?.querySelector('[data-new]')?.scrollIntoView({ block: 'nearest' })
    if (phase.job.refine) return
    if (phase.job.usedKeyboard && !isVisitorActiveRef.current) headingRef.current?.focus({ preventScroll: true })
  })
  useEffect(() => onPhaseChange(phase.name), [phase.name])

  const { restoredRun, receivedJob } = flow
  useEffect(() => {
    if (restoredRun) headingRef.current?.focus()
  }, [restoredRun])

  useEffect(() => {
    if (!receivedJob || receivedJob.refine) return
    headingRef.current?.focus({ preventScroll: true })
    bringIntoView(regionRef.current)
  }, [receivedJob])

  return (
    <>
      <p role="status" className="sr-only">
        {buildAnnouncement(flow, form.engineWords)}
      </p>
      {!isShown && <div className="mt-8 hidden min-h-[70dvh] in-data-restored:block lg:mt-0" />}
      {failure && !failure.job.refine && (
        <FailureNotice notice={failure.notice} hasPassedNewCheck={flow.hasPassedNewCheck} onRetry={flow.retry} />
      )}
      {isShown && (
        <section
          ref={regionRef}
          aria-labelledby={id}
          aria-busy={isBusy(phase)}
          className={`mt-8 lg:mt-0 ${isNewRun ? 'min-h-dvh' : 'min-h-96'}`}
        >
          <div className="flex min-h-11 items-center gap-3">
            <h2 id={id} ref={headingRef} tabIndex={-1} className="text-xl font-bold">
              Results
            </h2>
            <StatusLine form={form} flow={flow} />
            {isNewRun && <CancelButton onCancel={flow.cancel} />}
          </div>
          {flow.restoredAt !== null && (
            <p className="flex min-h-9 flex-wrap items-center gap-x-2 text-muted text-sm">
              <span>From {formatTime(flow.restoredAt)}</span>
              <span aria-hidden>·</span>
              <button
                type="button"
                onClick={onClear}
                className="min-h-9 font-semibold text-ink underline underline-offset-4"
              >
                Clear<span className="sr-only"> these results</span>
              </button>
            </p>
          )}
          {lazyModule.status === 'loaded' && (
            <lazyModule.module.Results form={form} flow={flow} control={control} onAssistant={onAssistant} />
          )}
          {/* A new key per card remounts the placeholders, so that they are replaced rather than moved. */}
          {isNewRun && <Skeletons key={receivedCount} count={Math.max(1, 3 - receivedCount)} />}
        </section>
      )}
    </>
  )
}
