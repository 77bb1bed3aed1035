import { useSyncExternalStore } from 'react'
import { emptyHistory, history } from '@/lib/browser/history'

/** The runs of all tools that this browser keeps, the newest first. */
export function useRuns() {
  return useSyncExternalStore(history.subscribe, history.runs, () => emptyHistory)
}
