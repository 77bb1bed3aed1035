'use client'

import { useSyncExternalStore } from 'react'
import { onSavedNumber, savedNumber } from '@/lib/browser/saved-number'

/** How many results are saved, nothing for none. */
export function SavedCount() {
  const number = useSyncExternalStore(onSavedNumber, savedNumber, () => 0)
  return number > 0 && <span className="tabular-nums">{number}</span>
}
