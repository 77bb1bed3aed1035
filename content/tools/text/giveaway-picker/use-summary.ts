import { useEffect, useState } from 'react'
import type { Answer } from './conduct'
import { inDrawWorker } from './conductor'
import type { Rules } from './form'

/** A pause in typing, after which the list is looked through. */
const PAUSE = 250

/** What the list comes to, a moment after it has changed; null while there is none. */
export function useSummary(text: string, rules: Rules): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    let isOld = false
    if (text.trim() === '') setAnswer(null)
    const timer = setTimeout(() => {
      if (text.trim() === '') return
      inDrawWorker({ text, rules, ask: 'look' }).then(
        (next) => !isOld && setAnswer(next),
        () => !isOld && setAnswer(null),
      )
    }, PAUSE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [text, rules])
  return answer
}
