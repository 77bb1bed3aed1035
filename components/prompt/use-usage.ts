import { useCallback, useState, useSyncExternalStore } from 'react'
import { countUse, dailyLimit, onUsageChange, usesLeft } from '@/lib/usage'

/** Uses of a tool left today: the smaller of the browser's own count and what the server last said. */
export function useUsage(tool: string) {
  const left = useSyncExternalStore(
    onUsageChange,
    () => usesLeft(tool),
    () => dailyLimit,
  )
  const [said, setSaid] = useState({ day: '', remaining: dailyLimit })

  const count = useCallback(
    (remaining: number) => {
      countUse(tool)
      setSaid({ day: new Date().toDateString(), remaining })
    },
    [tool],
  )
  const bound = said.day === new Date().toDateString() ? said.remaining : dailyLimit
  return { left: Math.max(0, Math.min(left, bound)), count }
}
