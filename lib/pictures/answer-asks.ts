import type { PictureFault } from '@/lib/errors/picture-faults'
import type { CodeWanted } from './codec-code'
import { faultOf } from './files-worker'
import type { SvgWanted } from './svg/draw-svg'

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
