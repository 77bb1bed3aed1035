// Written by `npm run registry`.
import { serveFileJobs } from '@/lib/images/worker/serve-file-jobs'

serveFileJobs({
  'social-image-resizer': () => import('@/content/tools/image/social-image-resizer/run'),
  'image-compressor': () => import('@/content/tools/image/image-compressor/run'),
  'image-converter': () => import('@/content/tools/image/image-converter/run'),
  'image-cropper': () => import('@/content/tools/image/image-cropper/run'),
  'carousel-splitter': () => import('@/content/tools/image/carousel-splitter/run'),
  'add-watermark': () => import('@/content/tools/image/add-watermark/run'),
  'exif-remover': () => import('@/content/tools/image/exif-remover/run'),
})
