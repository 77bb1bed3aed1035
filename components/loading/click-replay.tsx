'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/** Hydrates its children on the first interaction, then repeats the press that `earlyPressScript` remembered. */
export function ClickReplay({ children }: { children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null)

  function onHydrated() {
    rootRef.current?.removeAttribute('data-replay')
    const { earlyPress } = window
    delete window.earlyPress
    if (!earlyPress || !rootRef.current?.contains(earlyPress.target)) return
    // The timeout lets the form read the typed values first.
    setTimeout(() => {
      const { target, x, y } = earlyPress
      // A canvas has no buttons for its layers until its code has loaded.
      if (target instanceof HTMLCanvasElement) document.elementFromPoint(x, y)?.closest('button')?.click()
      else target.click()
    })
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
