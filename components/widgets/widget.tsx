'use client'

import { lazy } from 'react'

/**
 * One chunk a widget: the map lives in a client module, so that a page loads its own widget alone. There is no Suspense
 * around them: React would move a pre-rendered widget of this size to the end of the page and back, and the page with it.
 */
const widgets = {
  'tiktok-money': lazy(() => import('./money/money-calculator')),
  'tiktok-engagement': lazy(() => import('./engagement/tiktok-engagement')),
  'character-counter': lazy(() => import('./counter/character-counter')),
  'instagram-engagement': lazy(() => import('./engagement/instagram-engagement')),
} as const

export type WidgetName = keyof typeof widgets

export function Widget({ name }: { name: WidgetName }) {
  const Calculator = widgets[name]
  return <Calculator />
}
