import { lazy } from 'react'
import type { FilesPanel } from '@/components/files/files-tool-info'
import { importWithRetry } from '@/components/loading/deferred-import'
import type { ToolType } from '@/content/tools'

/** Per-file panels of the tools: `{ title: 'Crops', View: lazy(importWithRetry(() => import(…))) }`. */
export const filesPanels: Readonly<Record<string, FilesPanel>> = {
  'carousel-splitter': {
    title: 'Preview',
    View: lazy(importWithRetry(() => import('@/content/tools/image/carousel-splitter/panel'))),
  },
  'add-watermark': {
    title: 'Preview',
    View: lazy(importWithRetry(() => import('@/content/tools/image/add-watermark/preview'))),
    MoreSettings: lazy(importWithRetry(() => import('@/content/tools/image/add-watermark/brand-settings'))),
  },
  'social-image-resizer': {
    title: 'Crops',
    View: lazy(importWithRetry(() => import('@/content/tools/image/social-image-resizer/crop-previews'))),
  },
  'exif-remover': {
    title: 'What it says',
    View: lazy(importWithRetry(() => import('@/content/tools/image/exif-remover/panel'))),
  },
  'image-cropper': {
    title: 'Crop',
    View: lazy(importWithRetry(() => import('@/content/tools/image/image-cropper/panel'))),
  },
} satisfies Partial<Record<ToolType<'files'>, FilesPanel>>

export const startWorker = () => new Worker(new URL('./files-worker.ts', import.meta.url), { type: 'module' })
