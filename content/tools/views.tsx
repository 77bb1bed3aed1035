'use client'

import { lazy } from 'react'

/**
 * One chunk a widget: the map lives in a client module, so that a page loads its own widget alone. There is no Suspense
 * around them: React would move a pre-rendered widget of this size to the end of the page and back, and the page with it.
 */
const widgets = {
  'tiktok-money': lazy(() => import('./tiktok/tiktok-money-calculator/view')),
  'tiktok-engagement': lazy(() => import('./tiktok/tiktok-engagement-rate-calculator/view')),
  'character-counter': lazy(() => import('./text/social-character-counter/view')),
  'instagram-engagement': lazy(() => import('./instagram/instagram-engagement-rate/view')),
} as const

export type WidgetName = keyof typeof widgets

export function Widget({ name }: { name: WidgetName }) {
  const Calculator = widgets[name]
  return <Calculator />
}
