import { useDeferredValue, useEffect, useState } from 'react'

/** From here on a count may take longer than the pause between two keys. */
const SLOW_COUNT_LENGTH = 50_000

/** The text that is counted: it follows what is typed as fast as the machine can, and a very long one when typing pauses. */
export function useCountedText(text: string): string {
  const [debouncedText, setDebouncedText] = useState('')
  const isDebounced = text.length > SLOW_COUNT_LENGTH
  useEffect(() => {
    if (!isDebounced) return
    const timer = setTimeout(() => setDebouncedText(text), 400)
    return () => clearTimeout(timer)
  }, [text, isDebounced])
  return useDeferredValue(isDebounced ? debouncedText : text)
}
