import { useEffect, useRef, useState } from 'react'

/** A value that follows another one, at most once in so many milliseconds. */
export function useAtMost<Value>(value: Value, everyMs: number): Value {
  const [shown, setShown] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        setShown(value)
      },
      Math.max(0, last.current + everyMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [value, everyMs])
  return shown
}
