import { useEffect, useReducer, useState } from 'react'
import type { Notice } from '@/components/ui/notify'
import { botCheckReducer } from './bot-check-state'

/** The bot check of one page, started ahead of the click and visible only once a click waits for it. */
export function useBotCheck() {
  const [check, dispatch] = useReducer(botCheckReducer, { status: 'off', attempt: 0 })
  const [isShown, setIsShown] = useState(false)

  useEffect(() => {
    // A page that comes back from the browser's cache may hold a token that has run out.
    const onPageShow = (event: PageTransitionEvent) => event.persisted && dispatch({ type: 'dropped' })
    addEventListener('pageshow', onPageShow)
    return () => removeEventListener('pageshow', onPageShow)
  }, [])

  return {
    state: check,
    isShown,
    /** The visitor is typing: solve it in the background. */
    warmUp: () => dispatch({ type: 'intended', now: Date.now() }),
    /** A click waits for it. */
    requireToken() {
      dispatch({ type: 'demanded', now: Date.now() })
      setIsShown(true)
    },
    /** Its token is used or worthless. */
    reset() {
      dispatch({ type: 'dropped' })
      setIsShown(false)
    },
    /** What the check of one attempt may report. */
    getCallbacks: (attempt: number) => ({
      onSolved: (token: string) => dispatch({ type: 'solved', attempt, token, now: Date.now() }),
      onFailed: (notice: Notice) => dispatch({ type: 'failed', attempt, notice }),
      onExpired: () => dispatch({ type: 'dropped' }),
    }),
  }
}
