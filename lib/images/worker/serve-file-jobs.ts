import { ImageError, type ImageErrorCode } from '@/lib/core/errors/image-errors'
import { isChunkLoadError } from '@/lib/core/errors/is-chunk-load-error'
import type { CodecRequest } from '@/lib/images/encode/codec-loader'
import { halveImage } from '@/lib/images/encode/halve-image'
import { describeLostLabels } from '@/lib/images/metadata/describe-lost-labels'
import type { SvgDrawRequest } from '@/lib/images/svg/draw-svg'
import type { FilesModule, FilesOptions, OutputFiles } from '@/lib/tool/files-tool'

/** One file for one tool. */
export type FileJob = {
  tool: string
  file: File
  /** Whether half the picture's width and height will do. */
  half: boolean
  options: FilesOptions<readonly []>
}

export type FileWorkerMessage =
  | CodecRequest
  | SvgDrawRequest
  | { made: OutputFiles }
  | { failed: { code: ImageErrorCode; text: string } }

/** Makes this worker answer one job after the other; modules come with the first job that needs them. */
export function serveFileJobs(modules: Readonly<Record<string, () => Promise<FilesModule>>>): void {
  addEventListener('message', ({ data }: MessageEvent<FileJob | object>) => {
    if (!('file' in data)) return
    work(data).then(report, (error: unknown) => report({ failed: describeError(error) }))
  })

  async function work({ tool, file, half, options }: FileJob): Promise<FileWorkerMessage> {
    const load = modules[tool]
    if (!load) throw new Error(`No module is called ${tool}.`)
    const { run } = await load()
    // Cancelling ends the worker itself: an encoder at work hears no signal.
    const made = await run(new AbortController().signal, half ? await halveImage(file) : file, options)
    const { files, note } = 'files' in made ? made : { files: [made], note: '' }
    // What was made must not be lost for a note about it.
    const lost = await describeLostLabels(
      file,
      files.map(({ blob }) => blob),
    ).catch(() => '')
    const notes = [note, half && 'Made from a copy in half its size.', lost]
    return { made: { files, note: notes.filter(Boolean).join(' ') } }
  }
}

const report = (message: FileWorkerMessage) => postMessage(message)

/** What is said of an error while a picture is worked on, whatever threw it. */
export function describeError(error: unknown): { code: ImageErrorCode; text: string } {
  const known = error instanceof ImageError ? error : new ImageError(classifyError(error))
  return { code: known.code, text: known.message }
}

/** Browsers and encoders say in words of their own that there is no memory left. */
function classifyError(error: unknown): ImageErrorCode {
  if (isChunkLoadError(error)) return 'offline'
  const isFull = error instanceof RangeError || /memory|allocat|OOM/i.test(String(error))
  return isFull ? 'out_of_memory' : 'crashed'
}
