import { useEffect, useRef, useState } from 'react'

/** A value that follows another one, at most once in so many milliseconds. */
export function useThrottledValue<Value>(value: Value, intervalMs: number): Value {
  const [throttledValue, setThrottledValue] = useState(value)
  const lastUpdate = useRef(0)
  useEffect(() => {
    const timer = setTimeout(
      () => {
        lastUpdate.current = Date.now()
        setThrottledValue(value)
      },
      Math.max(0, lastUpdate.current + intervalMs - Date.now()),
    )
    return () => clearTimeout(timer)
  }, [value, intervalMs])
  return throttledValue
}
