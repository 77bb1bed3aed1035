import { useEffect, useRef, useState } from 'react'

/** A value that follows another one, at most once in so many milliseconds. */
export function useThrottledValue<Value>(value: Value, intervalMs: number): Value {
  const [throttledValue, setThrottledValue] = useState(value)
  const lastUpdateRef = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        lastUpdateRef.current = Date.now()
        setThrottledValue(value)
      },
      Math.max(0, lastUpdateRef.current + intervalMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return throttledValue
}
