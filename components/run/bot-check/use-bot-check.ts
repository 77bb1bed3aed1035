import { useReducer, useRef, useState } from 'react'
import type { Notice } from '@/components/ui/notify'
import { useWindowEvent } from '@/components/ui/use-window-event'

/** Off until the visitor is about to generate. A token is valid for one request. */
export type BotCheckState =
  | { status: 'off' | 'solving'; attempt: number }
  | { status: 'ready'; attempt: number; token: string; solvedAt: number }
  | { status: 'failed'; attempt: number; notice: Notice }

export type BotCheckEvent =
  | { type: 'intended'; now: number }
  | { type: 'demanded'; now: number }
  | { type: 'solved'; attempt: number; token: string; now: number }
  | { type: 'failed'; attempt: number; notice: Notice }
  | { type: 'dropped' }

/** Tokens of both providers expire after five minutes. Measured on this device only, as its clock may be wrong. */
const MAX_TOKEN_AGE_MS = 4 * 60_000

/** Typing starts an attempt, a click starts a new one after a failure, and every use ends it. */
export function botCheckReducer(check: BotCheckState, event: BotCheckEvent): BotCheckState {
  const { attempt } = check
  const nextAttempt: BotCheckState = { status: 'solving', attempt: attempt + 1 }
  switch (event.type) {
    case 'intended':
      return check.status === 'solving' || check.status === 'failed' || isFresh(check, event.now) ? check : nextAttempt
    case 'demanded':
      return check.status === 'solving' || isFresh(check, event.now) ? check : nextAttempt
    case 'solved':
    case 'failed':
      if (event.attempt !== attempt || check.status === 'off') return check
      if (event.type === 'failed') return { status: 'failed', attempt, notice: event.notice }
      return { status: 'ready', attempt, token: event.token, solvedAt: event.now }
    case 'dropped':
      return { status: 'off', attempt }
  }
}

const isFresh = (check: BotCheckState, now: number): boolean =>
  check.status === 'ready' && Math.abs(now - check.solvedAt) < MAX_TOKEN_AGE_MS

/** A shorter wait for the check is not mentioned. */
const MAX_SILENT_WAIT_MS = 1_500

/** The bot check of a page. The check starts before the click, and is visible only if a click waits long for it. */
export function useBotCheck() {
  const [check, dispatch] = useReducer(botCheckReducer, { status: 'off', attempt: 0 })
  const [isShown, setIsShown] = useState(false)
  const timerRef = useRef<ReturnType<typeof setTimeout>>(undefined)

  // A page restored from the back/forward cache may have an expired token.
  useWindowEvent('pageshow', ({ persisted }) => persisted && dispatch({ type: 'dropped' }))

  return {
    state: check,
    isShown,
    warmUp: () => dispatch({ type: 'intended', now: Date.now() }),
    requireToken() {
      dispatch({ type: 'demanded', now: Date.now() })
      clearTimeout(timerRef.current)
      timerRef.current = setTimeout(setIsShown, MAX_SILENT_WAIT_MS, true)
    },
    reset() {
      dispatch({ type: 'dropped' })
      clearTimeout(timerRef.current)
      setIsShown(false)
    },
    getCallbacks: (attempt: number) => ({
      onSolved: (token: string) => dispatch({ type: 'solved', attempt, token, now: Date.now() }),
      onFailed: (notice: Notice) => dispatch({ type: 'failed', attempt, notice }),
      onExpired: () => dispatch({ type: 'dropped' }),
    }),
  }
}
