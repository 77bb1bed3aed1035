// Written by `npm run registry`.
import { lazy } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'

export const widgetViews = {
  'instagram-engagement-rate': lazy(importWithRetry(() => import('@/content/tools/instagram/instagram-engagement-rate/view'))),
  'social-character-counter': lazy(importWithRetry(() => import('@/content/tools/text/social-character-counter/view'))),
  'tiktok-money-calculator': lazy(importWithRetry(() => import('@/content/tools/tiktok/tiktok-money-calculator/view'))),
  'tiktok-engagement-rate-calculator': lazy(importWithRetry(() => import('@/content/tools/tiktok/tiktok-engagement-rate-calculator/view'))),
}

export const serverViews = {
  'ai-image-generator': lazy(importWithRetry(() => import('@/content/tools/image/ai-image-generator/view'))),
  'tiktok-transcript-generator': lazy(importWithRetry(() => import('@/content/tools/tiktok/tiktok-transcript-generator/view'))),
  'tiktok-username-checker': lazy(importWithRetry(() => import('@/content/tools/tiktok/tiktok-username-checker/view'))),
  'tiktok-voice-generator': lazy(importWithRetry(() => import('@/content/tools/tiktok/tiktok-voice-generator/view'))),
  'download-tiktok-video': lazy(importWithRetry(() => import('@/content/tools/tiktok/download-tiktok-video/view'))),
  'download-tiktok-mp3': lazy(importWithRetry(() => import('@/content/tools/tiktok/download-tiktok-mp3/view'))),
  'tiktok-thumbnail-download': lazy(importWithRetry(() => import('@/content/tools/tiktok/tiktok-thumbnail-download/view'))),
}
