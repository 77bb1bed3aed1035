import type { TypeOf } from '@/content/tools'
import { answerJobs } from '@/lib/images/worker/files-worker'
import type { FilesModule } from '@/lib/tool/files-tool'

/** The code of every files tool, in the one worker that runs them: a tool without its code does not compile. */
const modules = {
  'add-watermark': () => import('@/content/tools/image/add-watermark/watermark'),
  'social-image-resizer': () => import('@/content/tools/image/social-image-resizer/make'),
  'carousel-splitter': () => import('@/content/tools/image/carousel-splitter/split'),
  'exif-remover': () => import('@/content/tools/image/exif-remover/remove'),
  'image-compressor': () => import('@/content/tools/image/image-compressor/compress'),
  'image-converter': () => import('@/content/tools/image/image-converter/convert'),
  'image-cropper': () => import('@/content/tools/image/image-cropper/crop'),
} satisfies Record<TypeOf<'files'>, () => Promise<FilesModule>>

answerJobs(modules)
