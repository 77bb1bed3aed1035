import { useCallback, useState, useSyncExternalStore } from 'react'
import { countUse, getRemainingUses, onUsageChange } from '@/lib/browser/usage'
import { USES_PER_DAY } from '@/lib/core/daily-limits'

/**
 * Uses of a tool left today: the smaller of the browser's own count and what the server last said. `perDay` is for a tool
 * that has fewer than the usual ones.
 */
export function useUsage(tool: string, perDay = USES_PER_DAY) {
  const left = useSyncExternalStore(
    onUsageChange,
    () => getRemainingUses(tool) - (USES_PER_DAY - perDay),
    () => perDay,
  )
  const [reported, setReported] = useState({ day: '', remaining: perDay })

  const recordUse = useCallback(
    (remaining: number) => {
      countUse(tool)
      setReported({ day: new Date().toDateString(), remaining })
    },
    [tool],
  )
  const serverLimit = reported.day === new Date().toDateString() ? reported.remaining : perDay
  return { left: Math.max(0, Math.min(left, serverLimit)), perDay, recordUse }
}
