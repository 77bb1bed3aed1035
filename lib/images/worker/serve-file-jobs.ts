import { ImageError } from '@/lib/core/errors/image-errors'
import { scaleSize } from '@/lib/core/geometry/sizes'
import { createCanvasContext, readScaledPixels } from '@/lib/images/canvas-context'
import { getFileStem } from '@/lib/images/image-file-names'
import { describeLostLabels } from '@/lib/images/metadata/ai-labels'
import type { FilesModule, FilesOptions, OutputFiles } from '@/lib/tool/files-tool'
import { serveWorkerRequests } from './serve-worker-requests'

/** Returns an upright copy at half size, for images that exceed the memory. Throws `ImageError`. */
async function halveImage(file: File): Promise<File> {
  const bitmap = await createImageBitmap(file).catch(() => null)
  if (!bitmap) throw new ImageError('out_of_memory')
  const halfContext = createCanvasContext(readScaledPixels(bitmap, scaleSize(bitmap, 0.5)))
  bitmap.close()
  const [type, extension] = /\.jpe?g$/i.test(file.name) ? ['image/jpeg', 'jpg'] : ['image/png', 'png']
  const blob = await halfContext.canvas.convertToBlob({ type, quality: 0.95 })
  return new File([blob], `${getFileStem(file.name)}.${extension}`, { type, lastModified: file.lastModified })
}

export type FileJob = { tool: string; file: File; half: boolean; options: FilesOptions<readonly []> }

/** Runs the jobs that the page posts to this worker. Loads each tool's module with its first job. */
export function serveFileJobs(moduleLoaders: Readonly<Record<string, () => Promise<FilesModule>>>): void {
  serveWorkerRequests(async ({ tool, file, half: shouldHalve, options }: FileJob): Promise<OutputFiles> => {
    const loadModule = moduleLoaders[tool]
    if (!loadModule) throw new Error(`Unknown module: ${tool}.`)
    const { run } = await loadModule()
    // An abort terminates the worker, because a running encoder cannot observe a signal.
    const result = await run(new AbortController().signal, shouldHalve ? await halveImage(file) : file, options)
    const { files, note } = 'files' in result ? result : { files: [result], note: '' }
    // A failure of this note must not lose the result.
    const lostLabelsNote = await describeLostLabels(
      file,
      files.map(({ blob }) => blob),
    ).catch(() => '')
    const notes = [note, shouldHalve && 'Made from a half-size copy.', lostLabelsNote]
    return { files, note: notes.filter(Boolean).join(' ') }
  })
}
