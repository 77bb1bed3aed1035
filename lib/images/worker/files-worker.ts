import { isMissingPart } from '@/lib/core/errors/is-missing-part'
import { PictureError, type PictureFault } from '@/lib/core/errors/picture-faults'
import type { CodeWanted } from '@/lib/images/encode/codec-code'
import { halved } from '@/lib/images/encode/halved'
import { labelLost } from '@/lib/images/metadata/label-lost'
import type { SvgWanted } from '@/lib/images/svg/draw-svg'
import type { FilesModule, FilesOptions, MadeFiles } from '@/lib/tool/files-tool'

/** One file for one tool. */
export type FileJob = {
  tool: string
  file: File
  /** Whether half the picture's width and height will do. */
  half: boolean
  options: FilesOptions<readonly []>
}

export type FileReport =
  | CodeWanted
  | SvgWanted
  | { made: MadeFiles }
  | { failed: { code: PictureFault; text: string } }

/** Makes this worker answer one job after the other; modules come with the first job that needs them. */
export function answerJobs(modules: Readonly<Record<string, () => Promise<FilesModule>>>): void {
  addEventListener('message', ({ data }: MessageEvent<FileJob | object>) => {
    if (!('file' in data)) return
    work(data).then(report, (error: unknown) => report({ failed: faultOf(error) }))
  })

  async function work({ tool, file, half, options }: FileJob): Promise<FileReport> {
    const load = modules[tool]
    if (!load) throw new Error(`No module is called ${tool}.`)
    const { run } = await load()
    // Cancelling ends the worker itself: an encoder at work hears no signal.
    const made = await run(new AbortController().signal, half ? await halved(file) : file, options)
    const { files, note } = 'files' in made ? made : { files: [made], note: '' }
    // What was made must not be lost for a note about it.
    const lost = await labelLost(
      file,
      files.map(({ blob }) => blob),
    ).catch(() => '')
    const notes = [note, half && 'Made from a copy in half its size.', lost]
    return { made: { files, note: notes.filter(Boolean).join(' ') } }
  }
}

const report = (message: FileReport) => postMessage(message)

/** What is said of an error while a picture is worked on, whatever threw it. */
export function faultOf(error: unknown): { code: PictureFault; text: string } {
  const known = error instanceof PictureError ? error : new PictureError(unknownFault(error))
  return { code: known.code, text: known.message }
}

/** Browsers and encoders say in words of their own that there is no memory left. */
function unknownFault(error: unknown): PictureFault {
  if (isMissingPart(error)) return 'offline'
  const isFull = error instanceof RangeError || /memory|allocat|OOM/i.test(String(error))
  return isFull ? 'out_of_memory' : 'crashed'
}
