import { ImageError, type ImageErrorCode } from '@/lib/core/errors/image-errors'
import { isChunkLoadError } from '@/lib/core/errors/is-chunk-load-error'
import type { CodecRequest } from '@/lib/images/encode/codec-loader'
import type { SvgDrawRequest } from '@/lib/images/svg/draw-svg'

export type WorkerFailure = { code: ImageErrorCode; text: string }

export type WorkerMessage<Output, Progress = never> =
  | CodecRequest
  | SvgDrawRequest
  | { progress: Progress }
  | { made: Output }
  | { failed: WorkerFailure }

/** Outputs are copied to the page, except for what `listTransferables` returns. */
export function serveWorkerRequests<Input, Output, Progress>(
  handleRequest: (input: Input, onProgress: (progress: Progress) => void) => Promise<Output>,
  listTransferables: (output: Output) => Transferable[] = () => [],
): void {
  const postReply = (message: WorkerMessage<Output, Progress>, transfer: Transferable[] = []) =>
    postMessage(message, { transfer })
  addEventListener('message', ({ data }: MessageEvent<{ asked: Input } | object>) => {
    if (!('asked' in data)) return
    handleRequest(data.asked, (progress) => postReply({ progress }))
      .then((output) => postReply({ made: output }, listTransferables(output)))
      .catch((error: unknown) => postReply({ failed: describeError(error) }))
  })
}

export function describeError(error: unknown): WorkerFailure {
  const imageError = error instanceof ImageError ? error : new ImageError(classifyError(error))
  return { code: imageError.code, text: imageError.message }
}

/** Browsers and encoders report missing memory in different words. */
function classifyError(error: unknown): ImageErrorCode {
  if (isChunkLoadError(error)) return 'offline'
  const isOutOfMemory = error instanceof RangeError || /memory|allocat|OOM/i.test(String(error))
  return isOutOfMemory ? 'out_of_memory' : 'crashed'
}
