import { useSyncExternalStore } from 'react'
import { emptyHistory, runHistory } from '@/lib/browser/history'

/** The runs of all tools that this browser keeps, the newest first. */
export function useRuns() {
  return useSyncExternalStore(runHistory.subscribe, runHistory.getRuns, () => emptyHistory)
}
