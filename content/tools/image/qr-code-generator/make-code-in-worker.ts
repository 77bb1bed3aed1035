import { createWorkerClient } from '@/lib/images/worker/worker-client'
import type { CodeJob, QrCode } from './make-code'

/** Generates a code in a worker, because drawing, reading back and encoding 4,096 pixels per side takes a second. */
export const makeCodeInWorker = createWorkerClient<CodeJob, QrCode | null>(
  () => new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' }),
)
