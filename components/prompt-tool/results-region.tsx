import { useEffect, useEffectEvent, useId, useRef } from 'react'
import type { PromptFlow } from '@/components/results/use-prompt-flow'
import { CancelButton } from '@/components/run/cancel-button'
import { FailureNotice } from '@/components/run/failure-notice'
import { isBusy } from '@/components/run/flow'
import { Skeletons } from '@/components/run/skeletons'
import { buildPromptJob } from '@/components/run-state/prompt-job'
import type { EngineName } from '@/lib/tool/card'
import type { PromptForm } from '@/lib/tool/form'
import { RestoredRunNote } from './restored-run-note'

/** Who wrote a result, as the page says it. */
const engineDescriptions = {
  'built-in': 'Written by the built-in writer, no AI model',
  openai: 'Written by an AI model',
} as const satisfies Record<EngineName, string>

/** One line below the heading: what is going on, or who wrote what stands below. Its height is reserved. */
function StatusLine({ flow: { phase, run, botCheck } }: { flow: PromptFlow }) {
  const isChecking = phase.name === 'verifying' || (botCheck.isShown && botCheck.state.status === 'solving')
  if (isChecking) {
    return (
      <p className={lineClass}>
        <span className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-accent" aria-hidden />
        Checking that you’re not a robot. This takes a second or two.
      </p>
    )
  }
  if (phase.name === 'loading') return <p className={lineClass}>Writing…</p>
  if (run && !run.complete) {
    return <p className={`${lineClass} text-caution`}>It stopped here, and cost no use.</p>
  }
  return <p className={lineClass}>{run?.engine && engineDescriptions[run.engine]}</p>
}

const lineClass = 'flex min-h-10 items-center gap-3 text-sm text-muted sm:min-h-6'

/** What a screen reader is told as a run goes on; errors speak through their notice. */
export function buildAnnouncement({ phase, run }: Pick<PromptFlow, 'phase' | 'run'>): string {
  switch (phase.name) {
    case 'verifying':
      return 'Checking that you are not a robot.'
    case 'loading':
      return 'Writing.'
    case 'done': {
      const newCount = run?.cards.filter(({ isNew }) => isNew).length ?? 0
      const cardCount = run?.cards.length ?? 0
      const engineText = run?.engine ? ` ${engineDescriptions[run.engine]}.` : ''
      const action = phase.job.refine?.action
      if (action === 'shorter') return `Shorter version ready.${engineText}`
      if (action === 'similar') return `${pluralize(newCount, 'new result')} ready.${engineText}`
      if (action) return `New version ready.${engineText}`
      const outlineCount = run?.cards.filter(({ card, fillDraft }) => (fillDraft?.base ?? card).outline).length ?? 0
      return `${formatResultCount(cardCount - outlineCount, outlineCount)} ready.${engineText}`
    }
    default:
      return ''
  }
}

/** An outline is not counted as a result. */
function formatResultCount(resultCount: number, outlineCount: number): string {
  const parts = [pluralize(resultCount, 'result'), pluralize(outlineCount, 'outline')]
  return parts.filter((part) => !part.startsWith('0 ')).join(' and ')
}

function pluralize(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

type Props = {
  form: PromptForm
  flow: PromptFlow
  /** False once the visitor has gone on typing, so that the focus stays where they are. */
  canTakeFocus: () => boolean
  /** Has the prompt of the run read as another kind. */
  onReadingChange: (kind: string) => void
  /** Takes a run away that came back with the page. */
  onClear: () => void
}

/** Where results appear, right below the form. It reserves its height, so that nothing below jumps as they arrive. */
export function ResultsRegion({ form, flow, canTakeFocus, onReadingChange, onClear }: Props) {
  const { phase, pieces, failure, run, lazyModule, botCheck } = flow
  const id = useId()
  const headingRef = useRef<HTMLHeadingElement>(null)
  const regionRef = useRef<HTMLElement>(null)
  const isNewRun = isBusy(phase) && !phase.job.refine
  const isShown = isNewRun || run !== null
  const receivedCount = phase.name === 'loading' ? pieces.length : 0

  const onPhaseChange = useEffectEvent((name: typeof phase.name) => {
    if (name === 'loading' && isNewRun) regionRef.current?.scrollIntoView({ block: 'nearest' })
    if (name !== 'done' || phase.name !== 'done') return
    if (phase.job.refine?.action === 'similar') {
      regionRef.current?.querySelector('[data-new]')?.scrollIntoView({ block: 'nearest' })
    }
    if (phase.job.refine) return
    if (!phase.job.usedKeyboard || !canTakeFocus()) return
    headingRef.current?.focus({ preventScroll: true })
    headingRef.current?.scrollIntoView({ block: 'start' })
  })
  useEffect(() => onPhaseChange(phase.name), [phase.name])

  useEffect(() => {
    if (flow.restoredRun) headingRef.current?.focus()
  }, [flow.restoredRun])

  return (
    <>
      <p role="status" className="sr-only">
        {buildAnnouncement(flow)}
      </p>
      {!isShown && <div className="mt-8 hidden min-h-[70dvh] in-data-kept:block lg:mt-0" />}
      {failure && !failure.job.refine && (
        <FailureNotice
          notice={failure.notice}
          hasPassedNewCheck={botCheck.isShown && botCheck.state.status === 'ready'}
          onRetry={(usedKeyboard) => flow.submit(buildPromptJob({ ...failure.job, usedKeyboard }))}
        />
      )}
      {isShown && (
        <section
          ref={regionRef}
          aria-labelledby={id}
          aria-busy={isBusy(phase)}
          className="mt-8 min-h-[70dvh] lg:mt-0 scroll-mt-16 scroll-mb-4"
        >
          <div className="flex min-h-11 items-center justify-between gap-3">
            <h2 id={id} ref={headingRef} tabIndex={-1} className="text-xl font-bold">
              Results
            </h2>
            {isNewRun && <CancelButton onCancel={flow.cancel} />}
          </div>
          <StatusLine flow={flow} />
          <RestoredRunNote flow={flow} onClear={onClear} />
          {isNewRun && <div className="mt-2 min-h-9" />}
          {lazyModule.status === 'loaded' && (
            <lazyModule.module.Results form={form} flow={flow} onReadingChange={onReadingChange} />
          )}
          {/* A new set at every card: placeholders give way, they do not jump. */}
          {isNewRun && <Skeletons key={receivedCount} count={Math.max(1, 3 - receivedCount)} />}
        </section>
      )}
    </>
  )
}
