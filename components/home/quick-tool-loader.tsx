'use client'

import { lazy } from 'react'
import { ClickReplay } from '@/components/loading/click-replay'
import { importWithRetry, waitForFirstInteraction } from '@/components/loading/deferred-import'
import type { QuickToolTab } from './quick-run'

const QuickTool = lazy(importWithRetry(() => waitForFirstInteraction().then(() => import('./quick-tool'))))

/** Loads the prompt box on first interaction, because most visitors read the page first. */
export function QuickToolLoader({ tabs }: { tabs: readonly QuickToolTab[] }) {
  return (
    <ClickReplay>
      <QuickTool tabs={tabs} />
    </ClickReplay>
  )
}
