import { useCallback, useState, useSyncExternalStore } from 'react'
import { getRemainingUses, recordToolUse, subscribeToUsage } from '@/lib/browser/usage'
import { MAX_USES_PER_DAY } from '@/lib/core/daily-limits'

/**
 * Uses of a tool left today: the smaller of the browser's own count and what the server last said. `perDay` is for a tool
 * that has fewer than the usual ones.
 */
export function useUsage(tool: string, perDay = MAX_USES_PER_DAY) {
  const remainingUses = useSyncExternalStore(
    subscribeToUsage,
    () => getRemainingUses(tool) - (MAX_USES_PER_DAY - perDay),
    () => perDay,
  )
  const [reportedUsage, setReportedUsage] = useState({ day: '', remaining: perDay })

  const recordUse = useCallback(
    (remaining: number) => {
      recordToolUse(tool)
      setReportedUsage({ day: new Date().toDateString(), remaining })
    },
    [tool],
  )
  const reportedRemainingUses = reportedUsage.day === new Date().toDateString() ? reportedUsage.remaining : perDay
  return { remainingUses: Math.max(0, Math.min(remainingUses, reportedRemainingUses)), perDay, recordUse }
}
