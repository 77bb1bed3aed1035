import { createAsker } from '@/lib/images/worker/ask-worker'
import type { CodeJob, QrMade } from './make-code'

/** Makes a code in a worker: 4,096 pixels a side take a second to draw, read back and pack. */
export const madeInWorker = createAsker<CodeJob, QrMade | null>(
  () => new Worker(new URL('./code-worker.ts', import.meta.url), { type: 'module' }),
)
