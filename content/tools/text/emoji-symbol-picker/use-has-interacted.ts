import { type RefObject, useEffect, useState } from 'react'

const eventTypes = ['pointermove', 'pointerdown', 'focusin', 'input'] as const

/** Whether somebody has come near a part of the page with pointer, finger or keys. */
export function useHasInteracted(elementRef: RefObject<HTMLElement | null>): boolean {
  const [hasInteracted, setHasInteracted] = useState(false)
  useEffect(() => {
    const element = elementRef.current
    const handleInteraction = () => setHasInteracted(true)
    for (const eventType of eventTypes) element?.addEventListener(eventType, handleInteraction)
    return () => {
      for (const eventType of eventTypes) element?.removeEventListener(eventType, handleInteraction)
    }
  }, [elementRef])
  return hasInteracted
}
