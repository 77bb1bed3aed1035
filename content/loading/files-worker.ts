import type { ToolType } from '@/content/tools'
import { serveFileJobs } from '@/lib/images/worker/serve-file-jobs'
import type { FilesModule } from '@/lib/tool/files-tool'

/** The code of every file tool, in their shared worker. A tool without code does not compile. */
const moduleLoaders = {
  'add-watermark': () => import('@/content/tools/image/add-watermark/watermark'),
  'social-image-resizer': () => import('@/content/tools/image/social-image-resizer/resize'),
  'carousel-splitter': () => import('@/content/tools/image/carousel-splitter/split'),
  'exif-remover': () => import('@/content/tools/image/exif-remover/remove'),
  'image-compressor': () => import('@/content/tools/image/image-compressor/compress'),
  'image-converter': () => import('@/content/tools/image/image-converter/convert'),
  'image-cropper': () => import('@/content/tools/image/image-cropper/crop'),
} satisfies Record<ToolType<'files'>, () => Promise<FilesModule>>

serveFileJobs(moduleLoaders)
