'use client'

import { lazy } from 'react'
import { atFirstMove } from '@/components/run/at-first-move'
import { EarlyClicks } from '@/components/run/early-clicks'
import type { QuickKind } from './quick-run'

const QuickTool = lazy(atFirstMove(() => import('./quick-tool')))

/** The box that writes, on a page that is read first: its code comes at the visitor's first move. */
export function QuickBench({ kinds }: { kinds: readonly QuickKind[] }) {
  return (
    <EarlyClicks>
      <QuickTool kinds={kinds} />
    </EarlyClicks>
  )
}
