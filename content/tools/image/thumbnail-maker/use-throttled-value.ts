import { useEffect, useRef, useState } from 'react'

/** A value that follows another one, at most once in so many milliseconds. */
export function useThrottledValue<Value>(value: Value, intervalMs: number): Value {
  const [shown, setShown] = useState(value)
  const last = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        last.current = Date.now()
        setShown(value)
      },
      Math.max(0, last.current + intervalMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return shown
}
