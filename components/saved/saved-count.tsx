'use client'

import { useSyncExternalStore } from 'react'
import { getSavedResultCount, subscribeToSavedResults } from '@/lib/browser/saved-count'

export function SavedCount() {
  const count = useSyncExternalStore(subscribeToSavedResults, getSavedResultCount, () => 0)
  return count > 0 && <span className="tabular-nums">{count}</span>
}
