import { type ComponentType, lazy } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'
import type { ToolType } from '@/content/tools'

/** These views load on the first interaction. A separate chunk spares other pages the list of their chunks. */
const widgetViews = {
  'ai-prompt-writer': lazy(importWithRetry(() => import('@/content/tools/image/ai-prompt-writer/view'))),
  'collage-maker': lazy(importWithRetry(() => import('@/content/tools/image/collage-maker/view'))),
  'color-palette-extractor': lazy(importWithRetry(() => import('@/content/tools/image/color-palette-extractor/view'))),
  'emoji-symbol-picker': lazy(importWithRetry(() => import('@/content/tools/text/emoji-symbol-picker/view'))),
  'gif-maker': lazy(importWithRetry(() => import('@/content/tools/image/gif-maker/view'))),
  'meme-maker': lazy(importWithRetry(() => import('@/content/tools/image/meme-maker/view'))),
  'qr-code-generator': lazy(importWithRetry(() => import('@/content/tools/image/qr-code-generator/view'))),
  'quote-card-maker': lazy(importWithRetry(() => import('@/content/tools/image/quote-card-maker/view'))),
  'thumbnail-maker': lazy(importWithRetry(() => import('@/content/tools/image/thumbnail-maker/view'))),
} satisfies Partial<Record<ToolType<'widget'>, ComponentType>>

export type DeferredWidgetType = keyof typeof widgetViews

export default function DeferredWidget({ type }: { type: string }) {
  const View = (widgetViews as Readonly<Record<string, ComponentType>>)[type]
  return View && <View />
}
