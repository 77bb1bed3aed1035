import { lazy } from 'react'
import type { FilesPanel } from '@/components/files/panel'
import { patient } from '@/components/loading/patient'
import type { TypeOf } from '@/content/tools'

/** What tools show in the row of each file: `{ title: 'Crops', View: lazy(patient(() => import(…))) }`. */
export const filesPanels: Readonly<Record<string, FilesPanel>> = {
  'carousel-splitter': {
    title: 'Preview',
    View: lazy(patient(() => import('@/content/tools/image/carousel-splitter/panel'))),
  },
  'add-watermark': {
    title: 'Preview',
    View: lazy(patient(() => import('@/content/tools/image/add-watermark/preview'))),
    MoreSettings: lazy(patient(() => import('@/content/tools/image/add-watermark/brand'))),
  },
  'social-image-resizer': {
    title: 'Crops',
    View: lazy(patient(() => import('@/content/tools/image/social-image-resizer/crops'))),
  },
  'exif-remover': {
    title: 'What it says',
    View: lazy(patient(() => import('@/content/tools/image/exif-remover/panel'))),
  },
  'image-cropper': {
    title: 'Crop',
    View: lazy(patient(() => import('@/content/tools/image/image-cropper/panel'))),
  },
} satisfies Partial<Record<TypeOf<'files'>, FilesPanel>>

export const startWorker = () => new Worker(new URL('./files-worker.ts', import.meta.url), { type: 'module' })
