'use client'

import { useSyncExternalStore } from 'react'
import { savedResultsKey, subscribeToItem } from '@/lib/browser/stored-items'

/** Counts without a schema, because every page shows the number. */
function countSavedResults(): number {
  try {
    return JSON.parse(localStorage.getItem(savedResultsKey) ?? '').favourites.length || 0
  } catch {
    return 0
  }
}

const subscribe = (listener: () => void) => subscribeToItem(savedResultsKey, listener)

export function SavedCount() {
  const count = useSyncExternalStore(subscribe, countSavedResults, () => 0)
  return count > 0 && <span className="tabular-nums">{count}</span>
}
