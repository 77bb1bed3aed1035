import { useEffect, useState } from 'react'
import type { Rules } from './giveaway-form'
import type { DrawReply } from './run-draw-job'
import { runInDrawWorker } from './run-in-draw-worker'

/** A pause in typing, after which the list is looked through. */
const DEBOUNCE_MS = 250

/** What the list comes to, a moment after it has changed; null while there is none. */
export function useSummary(text: string, rules: Rules): DrawReply | null {
  const [reply, setReply] = useState<DrawReply | null>(null)
  useEffect(() => {
    let isStale = false
    if (text.trim() === '') setReply(null)
    const timer = setTimeout(() => {
      if (text.trim() === '') return
      runInDrawWorker({ text, rules, kind: 'look' }).then(
        (newReply) => !isStale && setReply(newReply),
        () => !isStale && setReply(null),
      )
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [text, rules])
  return reply
}
