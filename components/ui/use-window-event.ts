import { useEffect, useEffectEvent } from 'react'

/** Calls the latest `handler` for each event of the window, such as a key press anywhere on the page. */
export function useWindowEvent<Name extends keyof WindowEventMap>(
  name: Name,
  handler: (event: WindowEventMap[Name]) => unknown,
): void {
  const handleLatest = useEffectEvent(handler)
  useEffect(() => {
    addEventListener(name, handleLatest)
    return () => removeEventListener(name, handleLatest)
  }, [name])
}
