'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/**
 * A part of a page whose code comes once the visitor means to use it. Until then it stands there as the server wrote it; what is typed
 * stays, and the last button that was pressed meanwhile is pressed again when it works.
 */
export function ClickReplay({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  const pressed = useRef<HTMLElement>(null)
  const works = useRef(false)

  useEffect(() => {
    // Before React, which swallows what it has no code for yet.
    function keep(event: MouseEvent) {
      if (works.current || !(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>('button')
      if (!button || !box.current?.contains(button)) return
      event.preventDefault()
      pressed.current = button
    }
    addEventListener('click', keep, true)
    return () => removeEventListener('click', keep, true)
  }, [])

  function begin() {
    works.current = true
    const button = pressed.current
    // After the form has taken over what was typed.
    setTimeout(() => button?.click())
  }

  return (
    <div ref={box}>
      <Suspense>
        {children}
        <HydrationSignal onHydrated={begin} />
      </Suspense>
    </div>
  )
}

/** Says that what stands beside it works. */
function HydrationSignal({ onHydrated }: { onHydrated: () => void }) {
  const begin = useRef(onHydrated)
  useEffect(() => begin.current(), [])
  return null
}
