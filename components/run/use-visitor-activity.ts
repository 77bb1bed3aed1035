import { type RefObject, useEffect, useRef } from 'react'

const activityEvents = ['wheel', 'touchmove', 'keydown', 'input'] as const

/** Whether the visitor has scrolled or typed since the run started, so that neither the page nor focus may move. */
export function useVisitorActivity(isRunning: boolean): RefObject<boolean> {
  const isActiveRef = useRef(false)
  useEffect(() => {
    if (!isRunning) return
    isActiveRef.current = false
    const onActivity = (event: Event) => {
      isActiveRef.current ||= !(event instanceof KeyboardEvent && event.repeat)
    }
    for (const name of activityEvents) addEventListener(name, onActivity, { capture: true, passive: true })
    return () => {
      for (const name of activityEvents) removeEventListener(name, onActivity, true)
    }
  }, [isRunning])
  return isActiveRef
}
