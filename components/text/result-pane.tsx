import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { buildTextTooLongNotice, textNotices } from '@/lib/core/errors/text-notices'
import { Blocks } from './blocks'
import { InlineNotice } from './inline-notice'
import { MAX_MAIN_THREAD_LENGTH, type useTextJob } from './use-text-job'

/** Milliseconds after which work on a short text is said to go on. */
const SLOW_NOTICE_DELAY_MS = 1_000

type Props = {
  type: string
  textJob: ReturnType<typeof useTextJob>
  limit: number
  /** What is said when the work has taken more time than the tool has. */
  timeoutMessage: string | undefined
  /** Of what is in the boxes, in UTF-16 units. */
  length: number
  onUse: (text: string) => void
  onChoose: ComponentProps<typeof Blocks>['onChoose']
}

/** What has become of the text, and how the work on it stands. */
export function ResultPane({ type, textJob, limit, timeoutMessage, length, onUse, onChoose }: Props) {
  const { phase, outcome } = textJob.state
  const result = outcome?.result ?? null
  const [isLate, setIsLate] = useState(false)
  useEffect(() => {
    setIsLate(false)
    if (phase !== 'working') return
    const timer = setTimeout(() => setIsLate(true), SLOW_NOTICE_DELAY_MS)
    return () => clearTimeout(timer)
  }, [phase])
  // What stands there is of an older text, and would be copied as if it were of this one.
  const isStale = phase === 'failed' || phase === 'cancelled' || phase === 'too_slow'
  const isSlow = phase === 'working' && (isLate || length > MAX_MAIN_THREAD_LENGTH)
  return (
    <div className="space-y-4">
      <div role="status" className="flex flex-wrap items-center gap-3 empty:hidden">
        {isSlow && (
          <>
            <span>Working in the background…</span>
            <Button size="small" onClick={textJob.cancel}>
              Cancel
            </Button>
          </>
        )}
        {phase === 'cancelled' && (
          <>
            <span>Cancelled. Your text hasn’t changed.</span>
            <Button size="small" onClick={textJob.rerun}>
              Run it again
            </Button>
          </>
        )}
      </div>
      {phase === 'failed' && (
        <InlineNotice {...textNotices.no_code}>
          <Button size="small" onClick={textJob.rerun}>
            Try again
          </Button>
        </InlineNotice>
      )}
      {phase === 'too_slow' && timeoutMessage && (
        <InlineNotice title="Stopped: this took too long" text={timeoutMessage} />
      )}
      {phase === 'done' && outcome && !result && <InlineNotice {...buildTextTooLongNotice(outcome.length, limit)} />}
      {result && 'problem' in result && !isStale && <p role="alert">{result.problem}</p>}
      {result && 'blocks' in result && !isStale && (
        <Blocks type={type} blocks={result.blocks} onUse={onUse} onChoose={onChoose} />
      )}
    </div>
  )
}
