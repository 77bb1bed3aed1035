import { type ImageErrorCode, imageErrors } from '@/lib/core/errors/image-errors'
import { type CodecReply, fetchCodec } from '@/lib/images/encode/codec-loader'
import { drawSvg, type SvgDrawReply } from '@/lib/images/svg/draw-svg'
import type { CanvasImage, CanvasJob, CanvasWorkerMessage } from './canvas-worker'

export type CanvasOpenResult = CanvasImage | { failed: { code: ImageErrorCode; text: string } }

let queue: Promise<unknown> = Promise.resolve()

/** At most `maxSide` pixels each way, one at a time, in a worker that loads only this site's code. Never throws. */
export function openImageForCanvas(image: Blob, maxSide = 2560): Promise<CanvasOpenResult> {
  const resultPromise = queue.then(() => openInWorker({ picture: image, maxSide }))
  queue = resultPromise
  return resultPromise
}

async function openInWorker(job: CanvasJob): Promise<CanvasOpenResult> {
  const worker = new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve } = Promise.withResolvers<CanvasOpenResult>()
  worker.onerror = () => resolve({ failed: { code: 'offline', text: imageErrors.offline() } })
  worker.onmessage = ({ data }: MessageEvent<CanvasWorkerMessage>) => {
    if ('code' in data) fetchCodec(data.code).then((reply) => postReply(reply, reply.bytes))
    else if ('svg' in data) drawSvg(data).then((reply) => postReply(reply, reply.drawn))
    else resolve(data)
  }
  const postReply = (reply: CodecReply | SvgDrawReply, transferable: Transferable | null) =>
    worker.postMessage(reply, transferable ? [transferable] : [])
  worker.postMessage(job)
  const result = await promise
  worker.terminate()
  return result
}
