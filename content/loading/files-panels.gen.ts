// Written by `npm run registry`.
import { lazy } from 'react'
import { importWithRetry } from '@/components/loading/deferred-import'

export const filesPanels = {
  'social-image-resizer': { title: "Crops", View: lazy(importWithRetry(() => import('@/content/tools/image/social-image-resizer/panel'))) },
  'image-cropper': { title: "Crop", View: lazy(importWithRetry(() => import('@/content/tools/image/image-cropper/panel'))) },
  'carousel-splitter': { title: "Preview", View: lazy(importWithRetry(() => import('@/content/tools/image/carousel-splitter/panel'))) },
  'add-watermark': { title: "Preview", View: lazy(importWithRetry(() => import('@/content/tools/image/add-watermark/panel'))), MoreSettings: lazy(importWithRetry(() => import('@/content/tools/image/add-watermark/more-settings'))) },
  'exif-remover': { title: "Hidden data", View: lazy(importWithRetry(() => import('@/content/tools/image/exif-remover/panel'))) },
}
