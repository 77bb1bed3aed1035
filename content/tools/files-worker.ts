import { answerJobs } from '@/lib/pictures/files-worker'
import type { FilesModule } from '@/lib/tool/files-tool'
import type { TypeOf } from '.'

/** The code of every files tool, in the one worker that runs them: a tool without its code does not compile. */
const modules = {
  'image-compressor': () => import('./image/image-compressor/compress'),
} satisfies Record<TypeOf<'files'>, () => Promise<FilesModule>>

answerJobs(modules)
