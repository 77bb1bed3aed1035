import { type PictureFault, pictureFaults } from '@/lib/core/errors/picture-faults'
import { type CodeGiven, fetchCode } from '@/lib/images/encode/codec-code'
import { drawSvg, type SvgGiven } from '@/lib/images/svg/draw-svg'
import type { CanvasJob, CanvasPicture, CanvasReport } from './canvas-worker'

export type OpenedForCanvas = CanvasPicture | { failed: { code: PictureFault; text: string } }

let turn: Promise<unknown> = Promise.resolve()

/**
 * A picture to draw with, no longer than `side` pixels each way: opened by `openPicture` in a worker, which may load code
 * of this site and nothing else, one after the other. Of an animated picture it is the first frame. Never throws.
 */
export function openForCanvas(picture: Blob, side = 2560): Promise<OpenedForCanvas> {
  const opened = turn.then(() => openInWorker({ picture, side }))
  turn = opened
  return opened
}

async function openInWorker(job: CanvasJob): Promise<OpenedForCanvas> {
  const worker = new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<OpenedForCanvas>()
  worker.onerror = () => resolve({ failed: { code: 'offline', text: pictureFaults.offline() } })
  worker.onmessage = ({ data }: MessageEvent<CanvasReport>) => {
    if ('code' in data) fetchCode(data.code).then((given) => answer(given, given.bytes))
    else if ('svg' in data) drawSvg(data).then((given) => answer(given, given.drawn))
    else resolve(data)
  }
  const answer = (given: CodeGiven | SvgGiven, moved: Transferable | null) =>
    worker.postMessage(given, moved ? [moved] : [])
  worker.postMessage(job)
  const opened = await promise
  worker.terminate()
  return opened
}
