import { PictureError, type PictureFault } from '@/lib/errors/picture-faults'
import type { FilesModule, FilesOptions, MadeFile } from '@/lib/tool/files-tool'
import type { Field } from '@/lib/tool/form'
import type { CodeWanted } from './codec-code'

/** One file for one tool. */
export type FileJob = { tool: string; file: File; options: FilesOptions<readonly Field[]> }

export type FileReport = CodeWanted | { made: MadeFile } | { failed: { code: PictureFault; text: string } }

/** Makes this worker answer one job after the other; modules come with the first job that needs them. */
export function answerJobs(modules: Readonly<Record<string, () => Promise<FilesModule>>>): void {
  addEventListener('message', ({ data }: MessageEvent<FileJob | object>) => {
    if (!('file' in data)) return
    work(data).then(report, (error: unknown) => report({ failed: faultOf(error) }))
  })

  async function work({ tool, file, options }: FileJob): Promise<FileReport> {
    const load = modules[tool]
    if (!load) throw new Error(`No module is called ${tool}.`)
    const { run } = await load()
    // Cancelling ends the worker itself: an encoder at work hears no signal.
    return { made: await run(new AbortController().signal, file, options) }
  }
}

const report = (message: FileReport) => postMessage(message)

function faultOf(error: unknown): { code: PictureFault; text: string } {
  const known = error instanceof PictureError ? error : new PictureError(unknownFault(error))
  return { code: known.code, text: known.message }
}

/** Browsers and encoders say in words of their own that there is no memory left. */
function unknownFault(error: unknown): PictureFault {
  const isFull = error instanceof RangeError || /memory|allocat|OOM/i.test(String(error))
  return isFull ? 'out_of_memory' : 'crashed'
}
