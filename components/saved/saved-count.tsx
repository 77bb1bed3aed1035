'use client'

import { useSyncExternalStore } from 'react'
import { getSavedResultCount, subscribeToSavedResults } from '@/lib/browser/saved-count'

/** How many results are saved, nothing for none. */
export function SavedCount() {
  const count = useSyncExternalStore(subscribeToSavedResults, getSavedResultCount, () => 0)
  return count > 0 && <span className="tabular-nums">{count}</span>
}
