import { useEffect, useEffectEvent, useState } from 'react'

export type Counter = typeof import('./deferred-counter')

/** Loads the counting with the first letter; a failed attempt is repeated with the next one. */
export function useCounter(text: string, onFailure: () => void): Counter | null {
  const [counter, setCounter] = useState<Counter | null>(null)
  const onLoadError = useEffectEvent(onFailure)
  useEffect(() => {
    if (text !== '' && !counter) import('./deferred-counter').then(setCounter, onLoadError)
  }, [text, counter])
  return counter
}
