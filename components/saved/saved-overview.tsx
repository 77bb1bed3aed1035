'use client'

import { useSyncExternalStore } from 'react'
import { noopSubscribe } from '@/lib/browser/browser-store'
import { AllRuns } from './all-runs'
import { SavedResults } from './saved-results'
import type { ToolLinks } from './tool-links'

/** Everything stored in this browser. The page is prerendered without it, so nothing is shown before hydration. */
export function SavedOverview({ toolLinks }: { toolLinks: ToolLinks }) {
  const isHydrated = useSyncExternalStore(
    noopSubscribe,
    () => true,
    () => false,
  )
  if (!isHydrated) return <div className="min-h-dvh" />
  return (
    <div className="grid min-h-dvh content-start gap-12 py-8 sm:gap-18">
      <SavedResults toolLinks={toolLinks} />
      <AllRuns toolLinks={toolLinks} />
    </div>
  )
}
