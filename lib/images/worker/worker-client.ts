import { ImageError, type ImageErrorCode, imageErrors } from '@/lib/core/errors/image-errors'
import { type CodecRequest, fetchCodec } from '@/lib/images/encode/codec-loader'
import { drawSvg, type SvgDrawRequest } from '@/lib/images/svg/draw-svg'
import type { WorkerFailure, WorkerMessage } from './serve-worker-requests'

/** An idle worker is terminated after this time to release its memory. */
const IDLE_MS = 20_000

export class WorkerError extends ImageError {
  constructor({ code, text }: WorkerFailure) {
    super(code)
    this.message = text
  }
}

/** After these errors the worker must be replaced: its state is unreliable, or a missing chunk may stay missing. */
export const isFatalErrorCode = (code: ImageErrorCode) =>
  code === 'crashed' || code === 'out_of_memory' || code === 'offline'

/** Sends a worker the codec or drawing that it cannot get by itself. */
export async function answerWorker(worker: Worker, request: CodecRequest | SvgDrawRequest): Promise<void> {
  const reply = 'code' in request ? await fetchCodec(request.code) : await drawSvg(request)
  const content = 'code' in reply ? reply.bytes : reply.drawn
  worker.postMessage(reply, content ? [content] : [])
}

type WorkerRequestOptions<Progress> = {
  signal?: AbortSignal
  transfer?: Transferable[]
  onProgress?: (progress: Progress) => void
}

/** An abort ends the worker at once, and queued requests get a new one. Rejects with `ImageError` or the reason. */
export function createWorkerClient<Input, Output, Progress = never>(startWorker: () => Worker) {
  let worker: Worker | null = null
  let idleTimer: ReturnType<typeof setTimeout> | undefined
  let queue: Promise<unknown> = Promise.resolve()

  function terminateWorker() {
    worker?.terminate()
    worker = null
  }

  async function sendRequest(input: Input, { signal, transfer = [], onProgress }: WorkerRequestOptions<Progress>) {
    signal?.throwIfAborted()
    clearTimeout(idleTimer)
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    const isNewWorker = worker === null
    worker ??= startWorker()
    const currentWorker = worker
    const onAbort = () => {
      terminateWorker()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort)
    currentWorker.onmessage = ({ data }: MessageEvent<WorkerMessage<Output, Progress>>) => {
      if ('code' in data || 'svg' in data) answerWorker(currentWorker, data)
      else if ('progress' in data) onProgress?.(data.progress)
      else if ('failed' in data) {
        if (isFatalErrorCode(data.failed.code)) terminateWorker()
        reject(new WorkerError(data.failed))
      } else resolve(data.made)
    }
    currentWorker.onerror = () => {
      const code = isNewWorker ? 'offline' : 'crashed'
      terminateWorker()
      reject(new ImageError(code))
    }
    currentWorker.postMessage({ asked: input }, transfer)
    return promise.finally(() => {
      signal?.removeEventListener('abort', onAbort)
      idleTimer = setTimeout(terminateWorker, IDLE_MS)
    })
  }

  return (input: Input, options: WorkerRequestOptions<Progress> = {}): Promise<Output> => {
    const outputPromise = queue.then(() => sendRequest(input, options))
    queue = outputPromise.catch(() => undefined)
    return outputPromise
  }
}

/** Describes why the whole GIF failed, because the error list describes single images. */
export const describeGifError = (error: Error) =>
  error instanceof ImageError && isFatalErrorCode(error.code) ? imageErrors.no_gif() : error.message
