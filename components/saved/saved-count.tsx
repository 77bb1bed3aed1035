'use client'

import { useSyncExternalStore } from 'react'
import { getSavedCount, onSavedChange } from '@/lib/browser/saved-count'

/** How many results are saved, nothing for none. */
export function SavedCount() {
  const number = useSyncExternalStore(onSavedChange, getSavedCount, () => 0)
  return number > 0 && <span className="tabular-nums">{number}</span>
}
