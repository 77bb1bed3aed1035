import { useEffect, useEffectEvent, useState } from 'react'

export type Counter = typeof import('./count-text')

/** Loads the counting with the first letter; a failed attempt is repeated with the next one. */
export function useCounter(text: string, onMissing: () => void): Counter | null {
  const [counter, setCounter] = useState<Counter | null>(null)
  const missing = useEffectEvent(onMissing)
  useEffect(() => {
    if (text !== '' && !counter) import('./count-text').then(setCounter, missing)
  }, [text, counter])
  return counter
}
