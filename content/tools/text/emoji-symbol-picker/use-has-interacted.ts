import { type RefObject, useEffect, useState } from 'react'

const eventTypes = ['pointermove', 'pointerdown', 'focusin', 'input'] as const

/** Whether somebody has come near a part of the page with pointer, finger or keys. */
export function useHasInteracted(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = part.current
    const come = () => setIsNear(true)
    for (const sign of eventTypes) element?.addEventListener(sign, come)
    return () => {
      for (const sign of eventTypes) element?.removeEventListener(sign, come)
    }
  }, [part])
  return isNear
}
