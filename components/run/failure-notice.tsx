import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import type { FlowNotice } from './flow'

export function focusPrompt(): void {
  document.querySelector<HTMLElement>('main form:not([hidden] *) [name=prompt]')?.focus()
}

type Props = {
  notice: FlowNotice
  /** Whether a new bot check has passed since the failure. */
  hasPassedNewCheck: boolean
  /** Input that is preserved, as named in the notice. */
  inputLabel?: string
  onRetry: (usedKeyboard: boolean) => void
}

export function FailureNotice({ notice, hasPassedNewCheck, inputLabel = 'Your text', onRetry }: Props) {
  const { title, text, next = 'again', retryAt = 0, isSelfContained, useCounted } = notice
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // In some browsers, `scrollIntoView` returns a promise, which an effect must not return.
    noticeRef.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  const usageNote = useCounted ? '.' : ', and no use was counted.'
  return (
    <div
      ref={noticeRef}
      className="my-3 flex scroll-my-20 flex-wrap items-center gap-x-4 gap-y-2 rounded-xl border border-danger bg-surface p-4 text-sm"
    >
      <div role="alert" className="min-w-0 grow basis-60">
        <p className="font-semibold text-danger">{title}</p>
        <p>{text}</p>
        {!isSelfContained && (
          <p className="text-muted">
            {inputLabel} is kept{usageNote}
          </p>
        )}
        {hasPassedNewCheck && <p>The new check passed: try again.</p>}
      </div>
      {next === 'again' && <RetryButton key={retryAt} retryAt={retryAt} onRetry={onRetry} />}
      {next === 'edit' && <Button onClick={focusPrompt}>Edit your text</Button>}
    </div>
  )
}

/** The button shows no countdown for a longer wait. */
const MAX_COUNTDOWN_SECONDS = 120

type RetryButtonProps = { retryAt: number; onRetry: (usedKeyboard: boolean) => void }

function RetryButton({ retryAt, onRetry }: RetryButtonProps) {
  const [secondsLeft, setSecondsLeft] = useState(() => getSecondsUntil(retryAt))
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(getSecondsUntil(retryAt)), 1_000)
    return () => clearInterval(timer)
  }, [retryAt])
  const isWaiting = secondsLeft > 0 && secondsLeft <= MAX_COUNTDOWN_SECONDS
  return (
    <Button
      aria-disabled={isWaiting}
      className="aria-disabled:opacity-60"
      onClick={(event) => !isWaiting && onRetry(event.detail === 0)}
    >
      {isWaiting ? `Again in ${secondsLeft} s` : 'Try again'}
    </Button>
  )
}

const getSecondsUntil = (timestamp: number) => Math.max(0, Math.ceil((timestamp - Date.now()) / 1_000))
