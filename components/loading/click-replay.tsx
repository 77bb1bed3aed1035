'use client'

import { type ReactNode, Suspense, useEffect, useRef } from 'react'

/** Hydrates its children on the first interaction, then repeats the visitor's last click on a button or a canvas. */
export function ClickReplay({ children }: { children: ReactNode }) {
  const rootRef = useRef<HTMLDivElement>(null)
  const findClickedButtonRef = useRef<() => HTMLElement | null | undefined>(null)
  const isHydratedRef = useRef(false)

  useEffect(() => {
    // This listener runs before React's, which discards clicks on parts that are not hydrated.
    function rememberClick(event: MouseEvent) {
      if (isHydratedRef.current || !(event.target instanceof Element)) return
      const target = event.target.closest<HTMLElement>('button, canvas')
      if (!target || !rootRef.current?.contains(target)) return
      event.preventDefault()
      const { clientX, clientY } = event
      // The buttons of the layers on a canvas appear with its code.
      findClickedButtonRef.current = () =>
        target instanceof HTMLCanvasElement
          ? document.elementFromPoint(clientX, clientY)?.closest<HTMLElement>('button')
          : target
    }
    addEventListener('click', rememberClick, true)
    return () => removeEventListener('click', rememberClick, true)
  }, [])

  function onHydrated() {
    isHydratedRef.current = true
    // The timeout lets the form read the typed values first.
    setTimeout(() => findClickedButtonRef.current?.()?.click())
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
