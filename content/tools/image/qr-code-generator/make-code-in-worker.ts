import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { CodeJob, QrCode } from './make-code'

/** Makes a code in a worker: 4,096 pixels a side take a second to draw, read back and pack. */
export const makeCodeInWorker = createWorkerClient<CodeJob, QrCode | null>(
  () => new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' }),
)
