// Written by `npm run registry`.
import { lazy } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'

export const widgetViews = {
  'video-for-posts': lazy(importWithRetry(() => import('@/content/tools/image/video-for-posts/view'))),
  'thumbnail-maker': lazy(importWithRetry(() => import('@/content/tools/image/thumbnail-maker/view'))),
  'meme-maker': lazy(importWithRetry(() => import('@/content/tools/image/meme-maker/view'))),
  'quote-card-maker': lazy(importWithRetry(() => import('@/content/tools/image/quote-card-maker/view'))),
  'collage-maker': lazy(importWithRetry(() => import('@/content/tools/image/collage-maker/view'))),
  'gif-maker': lazy(importWithRetry(() => import('@/content/tools/image/gif-maker/view'))),
  'ai-prompt-writer': lazy(importWithRetry(() => import('@/content/tools/image/ai-prompt-writer/view'))),
  'qr-code-generator': lazy(importWithRetry(() => import('@/content/tools/image/qr-code-generator/view'))),
  'color-palette-extractor': lazy(importWithRetry(() => import('@/content/tools/image/color-palette-extractor/view'))),
  'giveaway-picker': lazy(importWithRetry(() => import('@/content/tools/text/giveaway-picker/view'))),
  'emoji-symbol-picker': lazy(importWithRetry(() => import('@/content/tools/text/emoji-symbol-picker/view'))),
}
