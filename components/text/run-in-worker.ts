import { raceAbort } from '@/lib/core/race'
import type { TextJob, TextOutcome } from './text-job'
import type { TextWorkerMessage } from './text-worker'

/** Rejects with a `TimeoutError` after `timeoutMs`, which does not include loading the worker's code. */
export async function runInWorker(
  createWorker: () => Worker,
  job: TextJob,
  signal: AbortSignal,
  timeoutMs?: number,
): Promise<TextOutcome> {
  const worker = createWorker()
  const { promise, resolve, reject } = Promise.withResolvers<TextOutcome>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onTimeout = () => reject(new DOMException('The work took too long.', 'TimeoutError'))
  worker.onerror = () => reject(new Error('The worker did not start.'))
  worker.onmessage = ({ data }: MessageEvent<TextWorkerMessage>) => {
    if ('outcome' in data) resolve(data.outcome)
    else if ('failed' in data) reject(new Error('The work failed.'))
    else if (timeoutMs !== undefined) timer = setTimeout(onTimeout, timeoutMs)
  }
  worker.postMessage(job)
  try {
    return await raceAbort(promise, signal)
  } finally {
    clearTimeout(timer)
    worker.terminate()
  }
}
