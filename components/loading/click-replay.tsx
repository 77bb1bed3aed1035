'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/** Hydrates its children on the first interaction, then clicks the button that `earlyPressScript` remembered. */
export function ClickReplay({ children }: { children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null)

  function onHydrated() {
    rootRef.current?.removeAttribute('data-replay')
    const button = window.earlyButton
    // The timeout lets the form read the typed values first.
    if (button && rootRef.current?.contains(button)) setTimeout(() => button.click())
    delete window.earlyButton
  }

  return (
    <div ref={rootRef} data-replay="">
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
