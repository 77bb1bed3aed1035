'use client'

import { lazy } from 'react'
import { EarlyClicks } from '@/components/loading/early-clicks'
import { onceMeant } from '@/components/loading/once-meant'
import { patient } from '@/components/loading/patient'
import type { QuickKind } from './quick-run'

const QuickTool = lazy(patient(() => onceMeant().then(() => import('./quick-tool'))))

/** The box that writes, on a page that is read first: its code comes at the visitor's first move. */
export function QuickBench({ kinds }: { kinds: readonly QuickKind[] }) {
  return (
    <EarlyClicks>
      <QuickTool kinds={kinds} />
    </EarlyClicks>
  )
}
