import { useSyncExternalStore } from 'react'
import { emptyHistory, runHistory } from '@/lib/browser/history'

export function useRuns() {
  return useSyncExternalStore(runHistory.subscribe, runHistory.getRuns, () => emptyHistory)
}
