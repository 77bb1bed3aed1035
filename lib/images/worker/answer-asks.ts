import type { PictureFault } from '@/lib/core/errors/picture-faults'
import type { CodeWanted } from '@/lib/images/encode/codec-code'
import type { SvgWanted } from '@/lib/images/svg/draw-svg'
import { faultOf } from './files-worker'

export type Answer<Made, Progress> =
  | CodeWanted
  | SvgWanted
  | { progress: Progress }
  | { made: Made }
  | { failed: { code: PictureFault; text: string } }

/** Makes this worker do what `createAsker` asks of it. */
export function answerAsks<Asked, Made, Progress>(
  work: (asked: Asked, onProgress: (progress: Progress) => void) => Promise<Made>,
): void {
  const answer = (message: Answer<Made, Progress>) => postMessage(message)
  addEventListener('message', ({ data }: MessageEvent<{ asked: Asked } | object>) => {
    if (!('asked' in data)) return
    work(data.asked, (progress) => answer({ progress })).then(
      (made) => answer({ made }),
      (error: unknown) => answer({ failed: faultOf(error) }),
    )
  })
}
