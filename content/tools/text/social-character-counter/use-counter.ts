import { useEffect, useState } from 'react'

export type Counter = typeof import('./count-text')

/** Loads the counting with the first letter; a failed attempt is repeated with the next one. */
export function useCounter(text: string): Counter | null {
  const [counter, setCounter] = useState<Counter | null>(null)
  useEffect(() => {
    if (text !== '' && !counter) import('./count-text').then(setCounter, () => {})
  }, [text, counter])
  return counter
}
