import { useCallback, useState, useSyncExternalStore } from 'react'
import { countUse, onUsageChange, usesLeft } from '@/lib/browser/usage'
import { USES_PER_DAY } from '@/lib/core/daily-limits'

/**
 * Uses of a tool left today: the smaller of the browser's own count and what the server last said. `perDay` is for a tool
 * that has fewer than the usual ones.
 */
export function useUsage(tool: string, perDay = USES_PER_DAY) {
  const left = useSyncExternalStore(
    onUsageChange,
    () => usesLeft(tool) - (USES_PER_DAY - perDay),
    () => perDay,
  )
  const [reported, setSaid] = useState({ day: '', remaining: perDay })

  const count = useCallback(
    (remaining: number) => {
      countUse(tool)
      setSaid({ day: new Date().toDateString(), remaining })
    },
    [tool],
  )
  const bound = reported.day === new Date().toDateString() ? reported.remaining : perDay
  return { left: Math.max(0, Math.min(left, bound)), perDay, recordUse: count }
}
