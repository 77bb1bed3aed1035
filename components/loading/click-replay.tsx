'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/** Hydrates its children on the first interaction, then repeats the visitor's last click on a button. */
export function ClickReplay({ children }: { children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null)
  const clickedButtonRef = useRef<HTMLElement>(null)
  const isHydratedRef = useRef(false)

  useEffect(() => {
    // This listener runs before React's, which discards clicks on parts that are not hydrated.
    function rememberClick(event: MouseEvent) {
      if (isHydratedRef.current || !(event.target instanceof Element)) return
      const button = event.target.closest<HTMLElement>('button')
      if (!button || !rootRef.current?.contains(button)) return
      event.preventDefault()
      clickedButtonRef.current = button
    }
    addEventListener('click', rememberClick, true)
    return () => removeEventListener('click', rememberClick, true)
  }, [])

  function onHydrated() {
    isHydratedRef.current = true
    const button = clickedButtonRef.current
    // The timeout lets the form read the typed values first.
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

function HydrationSignal({ onHydrated }: { onHydrated: () => void }) {
  const callbackRef = useRef(onHydrated)
  useEffect(() => callbackRef.current(), [])
  return null
}
