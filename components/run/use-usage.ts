import { useCallback, useState, useSyncExternalStore } from 'react'
import { countUse, onUsageChange, USES_PER_DAY, usesLeft } from '@/lib/browser/usage'

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
  const [said, setSaid] = useState({ day: '', remaining: perDay })

  const count = useCallback(
    (remaining: number) => {
      countUse(tool)
      setSaid({ day: new Date().toDateString(), remaining })
    },
    [tool],
  )
  const bound = said.day === new Date().toDateString() ? said.remaining : perDay
  return { left: Math.max(0, Math.min(left, bound)), perDay, count }
}
