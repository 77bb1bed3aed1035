'use client'

import { type ComponentType, lazy } from 'react'
import type { LookupTarget } from '@/lib/tool/target'

export type LookupName =
  | 'tiktok-transcript'
  | 'tiktok-thumbnail'
  | 'tiktok-video'
  | 'tiktok-mp3'
  | 'tiktok-usernames'
  | 'voice-generator'
  | 'image-generator'

/** One chunk a tool, and no Suspense around them, as in `content/tools/views.tsx`. */
const lookups: Readonly<Record<LookupName, ComponentType<{ tool: LookupTarget }>>> = {
  'tiktok-transcript': lazy(() => import('@/content/tools/tiktok/tiktok-transcript-generator/view')),
  'tiktok-thumbnail': lazy(() => import('@/content/tools/tiktok/tiktok-thumbnail-download/view')),
  'tiktok-video': lazy(() => import('@/content/tools/tiktok/download-tiktok-video/view')),
  'tiktok-mp3': lazy(() => import('@/content/tools/tiktok/download-tiktok-mp3/view')),
  'image-generator': lazy(() => import('@/content/tools/image/ai-image-generator/view')),
  'tiktok-usernames': lazy(() => import('@/content/tools/tiktok/tiktok-username-checker/view')),
  'voice-generator': lazy(() => import('@/content/tools/tiktok/tiktok-voice-generator/view')),
}

export function Lookup({ name, tool }: { name: LookupName; tool: LookupTarget }) {
  const Component = lookups[name]
  return <Component tool={tool} />
}
