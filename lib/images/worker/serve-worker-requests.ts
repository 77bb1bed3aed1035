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

/** Makes this worker do what `createWorkerClient` asks of it. */
export function serveWorkerRequests<Input, Output, Progress>(
  work: (asked: Input, onProgress: (progress: Progress) => void) => Promise<Output>,
): void {
  const answer = (message: WorkerMessage<Output, Progress>) => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<{ asked: Input } | object>) => {
    if (!('asked' in data)) return
    work(data.asked, (progress) => answer({ progress })).then(
      (made) => answer({ made }),
      (error: unknown) => answer({ failed: describeError(error) }),
    )
  })
}
