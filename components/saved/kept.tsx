'use client'

import { useSyncExternalStore } from 'react'
import { subscribeToNothing } from '@/lib/browser/subscribe-to-nothing'
import { AllRuns } from './all-runs'
import type { Places } from './places'
import { SavedResults } from './saved-results'

/** All that this browser keeps. The page is made without knowing it, so nothing is said before the browser was asked. */
export function Kept({ places }: { places: Places }) {
  const isAsked = useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  )
  if (!isAsked) return <div className="min-h-dvh" />
  return (
    <div className="grid min-h-dvh content-start gap-12 py-8 sm:gap-18">
      <SavedResults places={places} />
      <AllRuns places={places} />
    </div>
  )
}
