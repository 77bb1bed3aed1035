import { describeError, type WorkerFailure } from '@/lib/images/worker/serve-worker-requests'
import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { CanvasImage, CanvasJob } from './canvas-worker'

export type CanvasOpenResult = CanvasImage | { failed: WorkerFailure }

const openInWorker = createWorkerClient<CanvasJob, CanvasImage>(
  () => new Worker(new URL('./canvas-worker.ts', import.meta.url), { type: 'module' }),
)

/** At most `maxSide` pixels each way, one at a time, in a worker that loads only this site's code. Never throws. */
export const openImageForCanvas = (image: Blob, maxSide = 2560, minSvgSide = 1_024): Promise<CanvasOpenResult> =>
  openInWorker({ image, maxSide, minSvgSide }).catch((error: unknown) => ({ failed: describeError(error) }))
