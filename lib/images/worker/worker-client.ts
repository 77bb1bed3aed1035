import { ImageError, type ImageErrorCode, imageErrors } from '@/lib/core/errors/image-errors'
import { type CodecRequest, fetchCodec } from '@/lib/images/encode/codec-loader'
import { drawSvg, type SvgDrawRequest } from '@/lib/images/svg/draw-svg'
import { describeError, type WorkerFailure, type WorkerMessage } from './serve-worker-requests'

/** An idle worker is terminated after this time to release its memory. */
const IDLE_MS = 20_000

export class WorkerError extends ImageError {
  constructor({ code, text }: WorkerFailure) {
    super(code)
    this.message = text
  }
}

/** After these errors the worker must be replaced: its state is unreliable, or a missing chunk may stay missing. */
const isFatalErrorCode = (code: ImageErrorCode) => code === 'crashed' || code === 'out_of_memory' || code === 'offline'

/** Sends a worker the codec or drawing that it cannot get by itself. */
async function answerWorker(worker: Worker, request: CodecRequest | SvgDrawRequest): Promise<void> {
  const reply = 'code' in request ? await fetchCodec(request.code) : await drawSvg(request)
  const content = 'code' in reply ? reply.bytes : reply.drawn
  worker.postMessage(reply, content ? [content] : [])
}

type RequestOptions<Progress> = { transfer?: Transferable[]; onProgress?: (progress: Progress) => void }
type WorkerResult<Output> = { made: Output } | { failed: WorkerFailure }

/** Call `ask` again only after `onResult`. The worker ends when idle, because WebAssembly memory never shrinks. */
export function createWorkerHost<Input, Output, Progress = never>(startWorker: () => Worker, idleMs = IDLE_MS) {
  let worker: Worker | null = null
  let hasReplied = false
  let idleTimer: ReturnType<typeof setTimeout> | undefined

  function end() {
    clearTimeout(idleTimer)
    worker?.terminate()
    worker = null
  }

  function ask(
    input: Input,
    onResult: (result: WorkerResult<Output>) => void,
    { transfer = [], onProgress }: RequestOptions<Progress> = {},
  ) {
    clearTimeout(idleTimer)
    if (!worker) hasReplied = false
    worker ??= startWorker()
    const currentWorker = worker
    function finish(result: WorkerResult<Output>) {
      if ('failed' in result && isFatalErrorCode(result.failed.code)) end()
      else idleTimer = setTimeout(end, idleMs)
      onResult(result)
    }
    currentWorker.onmessage = ({ data }: MessageEvent<WorkerMessage<Output, Progress>>) => {
      if (worker !== currentWorker) return
      hasReplied = true
      if ('code' in data || 'svg' in data) answerWorker(currentWorker, data)
      else if ('progress' in data) onProgress?.(data.progress)
      else finish(data)
    }
    currentWorker.onerror = () => {
      if (worker !== currentWorker) return
      finish({ failed: describeError(new ImageError(hasReplied ? 'crashed' : 'offline')) })
    }
    currentWorker.postMessage({ asked: input }, transfer)
  }

  return { ask, end }
}

type ClientOptions<Progress> = RequestOptions<Progress> & { signal?: AbortSignal }

/** An abort ends the worker at once, and queued requests get a new one. Rejects with `ImageError` or the reason. */
export function createWorkerClient<Input, Output, Progress = never>(startWorker: () => Worker) {
  const host = createWorkerHost<Input, Output, Progress>(startWorker)
  let queue: Promise<unknown> = Promise.resolve()

  function sendRequest(input: Input, { signal, ...options }: ClientOptions<Progress>): Promise<Output> {
    signal?.throwIfAborted()
    const { promise, resolve, reject } = Promise.withResolvers<Output>()
    const onAbort = () => {
      host.end()
      reject(signal?.reason)
    }
    signal?.addEventListener('abort', onAbort)
    const onResult = (result: WorkerResult<Output>) =>
      'failed' in result ? reject(new WorkerError(result.failed)) : resolve(result.made)
    host.ask(input, onResult, options)
    return promise.finally(() => signal?.removeEventListener('abort', onAbort))
  }

  return (input: Input, options: ClientOptions<Progress> = {}): Promise<Output> => {
    const outputPromise = queue.then(() => sendRequest(input, options))
    queue = outputPromise.catch(() => undefined)
    return outputPromise
  }
}

/** Describes why the whole GIF failed, because the error list describes single images. */
export const describeGifError = (error: Error) =>
  error instanceof RangeError || (error instanceof ImageError && isFatalErrorCode(error.code))
    ? imageErrors.no_gif()
    : error.message
