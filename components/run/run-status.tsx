import { Button } from '@/components/ui/button'
import { FailureNotice } from './failure-notice'
import { isBusy } from './flow'
import type { ServerFlow } from './use-server-flow'

type Props = {
  flow: ServerFlow
  /** Labels of the stages, such as `{ resolving: 'Looking up the link…' }`. */
  stageLabels: Readonly<Record<string, string>>
  /** Formats a stage's `done` and `total`, such as bytes. If absent, only a bar is shown. */
  formatAmount?: (finishedAmount: number, total: number | undefined) => string
  finishedMessage: string
  isAboveResult?: boolean
  /** If absent, the same job runs again. */
  onRetry?: () => void
}

export function RunStatus({ flow, stageLabels, formatAmount, finishedMessage, isAboveResult = false, onRetry }: Props) {
  const { phase, failure, botCheck } = flow
  const statusText = formatStatus(flow, stageLabels)
  const progress = phase.name === 'loading' ? phase.progress : null
  const isMeasurable = progress?.done !== undefined && progress.total !== undefined && progress.total > 0
  // There is no text to edit.
  const isAboutFile = failure?.job.buildRequest && failure.notice.next === 'edit'
  return (
    <div className={isAboveResult ? (isBusy(phase) || failure ? 'min-h-11' : '') : 'mt-3 min-h-11'}>
      <p role="status" className="sr-only">
        {phase.name === 'done' ? finishedMessage : statusText}
      </p>
      {isBusy(phase) && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="text-sm text-muted" aria-hidden>
            {statusText}
            {progress?.done !== undefined && formatAmount && ` ${formatAmount(progress.done, progress.total)}`}
          </p>
          {isMeasurable && (
            <progress className="h-2 w-40" aria-label="Progress" value={progress.done} max={progress.total} />
          )}
          <Button size="small" onClick={flow.cancel}>
            Cancel
          </Button>
        </div>
      )}
      {failure && (
        <FailureNotice
          notice={isAboutFile ? { ...failure.notice, next: 'nothing' } : failure.notice}
          inputLabel="What you entered"
          hasPassedNewCheck={botCheck.isShown && botCheck.state.status === 'ready'}
          onRetry={onRetry ?? (() => flow.submit(failure.job))}
        />
      )}
    </div>
  )
}

export function formatStatus({ phase, botCheck }: ServerFlow, stageLabels: Props['stageLabels']): string {
  if (botCheck.isShown && botCheck.state.status === 'solving') return 'Checking that you’re human…'
  if (phase.name === 'loading') return stageLabels[phase.progress?.stage ?? ''] ?? 'Working…'
  return isBusy(phase) ? 'Working…' : ''
}
