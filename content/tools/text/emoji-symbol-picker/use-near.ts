import { type RefObject, useEffect, useState } from 'react'

const signs = ['pointermove', 'pointerdown', 'focusin', 'input'] as const

/** Whether somebody has come near a part of the page with pointer, finger or keys. */
export function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    const element = part.current
    const come = () => setIsNear(true)
    for (const sign of signs) element?.addEventListener(sign, come)
    return () => {
      for (const sign of signs) element?.removeEventListener(sign, come)
    }
  }, [part])
  return isNear
}
