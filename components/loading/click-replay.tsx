'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/**
 * A part of a page whose code comes once the visitor means to use it. Until then it stands there as the server wrote it; what is typed
 * stays, and the last button that was pressed meanwhile is pressed again when it works.
 */
export function ClickReplay({ children }: { children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null)
  const pressedButtonRef = useRef<HTMLElement>(null)
  const isHydratedRef = useRef(false)

  useEffect(() => {
    // Before React, which swallows what it has no code for yet.
    function rememberClick(event: MouseEvent) {
      if (isHydratedRef.current || !(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>('button')
      if (!button || !rootRef.current?.contains(button)) return
      event.preventDefault()
      pressedButtonRef.current = button
    }
    addEventListener('click', rememberClick, true)
    return () => removeEventListener('click', rememberClick, true)
  }, [])

  function onHydrated() {
    isHydratedRef.current = true
    const button = pressedButtonRef.current
    // After the form has taken over what was typed.
    setTimeout(() => button?.click())
  }

  return (
    <div ref={rootRef}>
      <Suspense>
        {children}
        <HydrationSignal onHydrated={onHydrated} />
      </Suspense>
    </div>
  )
}

/** Says that what stands beside it works. */
function HydrationSignal({ onHydrated }: { onHydrated: () => void }) {
  const callbackRef = useRef(onHydrated)
  useEffect(() => callbackRef.current(), [])
  return null
}
