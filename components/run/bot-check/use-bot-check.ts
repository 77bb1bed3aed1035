import { useEffect, useReducer, useState } from 'react'
import type { Notice } from '@/components/ui/notify'
import { nextCheck } from './check'

/** The bot check of one page, started ahead of the click and visible only once a click waits for it. */
export function useBotCheck() {
  const [check, tell] = useReducer(nextCheck, { status: 'off', attempt: 0 })
  const [shown, setShown] = useState(false)

  useEffect(() => {
    // A page that comes back from the browser's cache may hold a token that has run out.
    const dropStale = (event: PageTransitionEvent) => event.persisted && tell({ type: 'dropped' })
    addEventListener('pageshow', dropStale)
    return () => removeEventListener('pageshow', dropStale)
  }, [])

  return {
    check,
    shown,
    /** The visitor is typing: solve it in the background. */
    intend: () => tell({ type: 'intended', now: Date.now() }),
    /** A click waits for it. */
    demand() {
      tell({ type: 'demanded', now: Date.now() })
      setShown(true)
    },
    /** Its token is used or worthless. */
    drop() {
      tell({ type: 'dropped' })
      setShown(false)
    },
    /** What the check of one attempt may report. */
    reports: (attempt: number) => ({
      onSolved: (token: string) => tell({ type: 'solved', attempt, token, now: Date.now() }),
      onFailed: (notice: Notice) => tell({ type: 'failed', attempt, notice }),
      onExpired: () => tell({ type: 'dropped' }),
    }),
  }
}
