import type { ImageErrorCode } from '@/lib/core/errors/image-errors'
import type { CodecRequest } from '@/lib/images/encode/codec-loader'
import type { SvgDrawRequest } from '@/lib/images/svg/draw-svg'
import { describeError } from './serve-file-jobs'

export type WorkerMessage<Output, Progress> =
  | CodecRequest
  | SvgDrawRequest
  | { progress: Progress }
  | { made: Output }
  | { failed: { code: ImageErrorCode; text: string } }

export function serveWorkerRequests<Input, Output, Progress>(
  handleRequest: (input: Input, onProgress: (progress: Progress) => void) => Promise<Output>,
): void {
  const postReply = (message: WorkerMessage<Output, Progress>) => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<{ asked: Input } | object>) => {
    if (!('asked' in data)) return
    handleRequest(data.asked, (progress) => postReply({ progress })).then(
      (output) => postReply({ made: output }),
      (error: unknown) => postReply({ failed: describeError(error) }),
    )
  })
}
