import { useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { InlineNotice } from '@/components/ui/inline-notice'
import { pageErrors } from '@/lib/core/errors/page-errors'
import type { FlowNotice } from './flow'

export function focusPrompt(): void {
  document.querySelector<HTMLElement>('main form:not([hidden] *) [name=prompt]')?.focus()
}

type Props = {
  notice: FlowNotice
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
  // A retry can only help after a failure.
  const isRefusal = next !== 'again'
  return (
    <div ref={noticeRef} className="my-3 scroll-mb-20">
      <InlineNotice
        title={isRefusal && title === pageErrors.internal.title ? undefined : title}
        text={text}
        isRefusal={isRefusal}
        note={
          <>
            {!isSelfContained && (
              <p className="text-muted">
                {inputLabel} is still here{useCounted ? '.' : ', and this try didn’t count.'}
              </p>
            )}
            {hasPassedNewCheck && <p>You passed the new check. Try again.</p>}
          </>
        }
      >
        {next === 'again' && <RetryButton key={retryAt} retryAt={retryAt} onRetry={onRetry} />}
        {next === 'edit' && <Button onClick={focusPrompt}>Edit your text</Button>}
      </InlineNotice>
    </div>
  )
}

/** The button shows no countdown for a longer wait. */
const MAX_COUNTDOWN_SECONDS = 120

function RetryButton({ retryAt, onRetry }: { retryAt: number; onRetry: (usedKeyboard: boolean) => void }) {
  const [secondsLeft, setSecondsLeft] = useState(() => getSecondsUntil(retryAt))
  useEffect(() => {
    const timer = setInterval(() => setSecondsLeft(getSecondsUntil(retryAt)), 1_000)
    return () => clearInterval(timer)
  }, [retryAt])
  const isWaiting = secondsLeft > 0 && secondsLeft <= MAX_COUNTDOWN_SECONDS
  return (
    <Button aria-disabled={isWaiting} onClick={(event) => !isWaiting && onRetry(event.detail === 0)}>
      {isWaiting ? `Try again in ${secondsLeft} s` : 'Try again'}
    </Button>
  )
}

const getSecondsUntil = (timestamp: number) => Math.max(0, Math.ceil((timestamp - Date.now()) / 1_000))
