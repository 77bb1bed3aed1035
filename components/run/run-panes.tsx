import { type ReactNode, useEffect, useRef } from 'react'
import { bringResultIntoView } from '@/components/ui/bring-into-view'
import { EmptyPane } from '@/components/ui/empty-pane'
import type { ServerToolInfo } from '@/lib/tool/server-tool'
import { isBusy, type Phase } from './flow'
import { useVisitorActivity } from './use-visitor-activity'

/** `sample` is the page's sample, or false if the tool has none. */
export type ServerViewProps = { tool: ServerToolInfo; sample: ReactNode }

type Props = {
  phase: Phase
  form: ReactNode
  /** On a phone, below the result, so that the result follows directly after the button. */
  formFooter?: ReactNode
  /** Content before the first run. A string is shown only on wide screens, other content on all screens. */
  emptyState: ReactNode
  hasResult: boolean
  children: ReactNode
}

/** Once per run, scrolls a result into view, unless the visitor has scrolled or typed since. */
export function RunPanes({ phase, form, formFooter, emptyState, hasResult, children }: Props) {
  const paneRef = useRef<HTMLElement>(null)
  const usedKeyboardRef = useRef(false)
  const isRunning = isBusy(phase)
  const isVisitorActiveRef = useVisitorActivity(isRunning)

  useEffect(() => {
    if (isRunning) usedKeyboardRef.current = document.activeElement?.matches('form :focus-visible') ?? false
  }, [isRunning])
  useEffect(() => {
    if (!hasResult || !paneRef.current || isVisitorActiveRef.current) return
    if (usedKeyboardRef.current) paneRef.current.focus({ preventScroll: true })
    bringResultIntoView(paneRef.current)
  }, [hasResult, isVisitorActiveRef])

  return (
    <div className="flex flex-col lg:grid lg:box-columns lg:items-start lg:gap-10">
      <div className="contents lg:sticky lg:top-16 lg:-mx-2 lg:-mt-2 lg:block lg:max-h-[calc(100dvh-4.5rem)] lg:overflow-y-auto lg:p-2">
        <div>{form}</div>
        {formFooter && <div className="max-lg:order-last">{formFooter}</div>}
      </div>
      <section
        ref={paneRef}
        tabIndex={-1}
        aria-label="Result"
        aria-busy={isRunning}
        className={`min-w-0 outline-none max-lg:mt-6 ${isRunning || hasResult ? 'max-lg:min-h-96' : ''}`}
      >
        {/* The line of the run's progress. Before a run, the sample starts at the line of the form's label. */}
        <div className={isRunning ? 'min-h-11' : ''}>{children}</div>
        {!hasResult &&
          phase.name === 'idle' &&
          (typeof emptyState === 'string' ? <EmptyPane text={emptyState} /> : emptyState)}
      </section>
    </div>
  )
}
