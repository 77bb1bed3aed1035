'use client'

import { type ComponentType, lazy } from 'react'
import type { LookupTarget } from './target'

export type LookupName =
  | 'tiktok-transcript'
  | 'tiktok-thumbnail'
  | 'tiktok-video'
  | 'tiktok-mp3'
  | 'tiktok-usernames'
  | 'voice-generator'
  | 'image-generator'

/** One chunk a tool, and no Suspense around them, as in `components/widgets/widget.tsx`. */
const lookups: Readonly<Record<LookupName, ComponentType<{ tool: LookupTarget }>>> = {
  'tiktok-transcript': lazy(() => import('./transcript/transcript-tool')),
  'tiktok-thumbnail': lazy(() => import('./downloads/thumbnail-download')),
  'tiktok-video': lazy(() => import('./downloads/video-download')),
  'tiktok-mp3': lazy(() => import('./downloads/mp3-download')),
  'image-generator': lazy(() => import('./image/image-generator')),
  'tiktok-usernames': lazy(() => import('./usernames/username-checker')),
  'voice-generator': lazy(() => import('./voice-generator/voice-generator')),
}

export function Lookup({ name, tool }: { name: LookupName; tool: LookupTarget }) {
  const Component = lookups[name]
  return <Component tool={tool} />
}
