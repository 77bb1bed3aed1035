import { type ComponentProps, useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { buildTextTooLongNotice, textNotices } from '@/lib/core/errors/text-notices'
import { Blocks } from './blocks'
import { MAX_MAIN_THREAD_LENGTH, type useTextJob } from './use-text-job'

const SLOW_NOTICE_DELAY_MS = 1_000

type Props = {
  type: string
  textJob: ReturnType<typeof useTextJob>
  limit: number
  timeoutMessage: string | undefined
  length: number
  onUse: (text: string) => void
  onChoose: ComponentProps<typeof Blocks>['onChoose']
}

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
  // In these phases, the last result belongs to an older text, so it is not shown.
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
            <span>Canceled. Your text hasn’t changed.</span>
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
      {phase === 'too_slow' && timeoutMessage && <InlineNotice title="This took too long" text={timeoutMessage} />}
      {phase === 'done' && outcome && !result && (
        <InlineNotice isRefusal {...buildTextTooLongNotice(outcome.length, limit)} />
      )}
      {result && 'problem' in result && !isStale && <InlineNotice isRefusal text={result.problem} />}
      {result && 'blocks' in result && !isStale && (
        <Blocks type={type} blocks={result.blocks} onUse={onUse} onChoose={onChoose} />
      )}
    </div>
  )
}
