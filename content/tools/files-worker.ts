import { answerJobs } from '@/lib/pictures/files-worker'
import type { FilesModule } from '@/lib/tool/files-tool'
import type { TypeOf } from '.'

/** The code of every files tool, in the one worker that runs them: a tool without its code does not compile. */
const modules = {
  'add-watermark': () => import('./image/add-watermark/watermark'),
  'social-image-resizer': () => import('./image/social-image-resizer/make'),
  'carousel-splitter': () => import('./image/carousel-splitter/split'),
  'exif-remover': () => import('./image/exif-remover/remove'),
  'image-compressor': () => import('./image/image-compressor/compress'),
  'image-converter': () => import('./image/image-converter/convert'),
  'image-cropper': () => import('./image/image-cropper/crop'),
} satisfies Record<TypeOf<'files'>, () => Promise<FilesModule>>

answerJobs(modules)
