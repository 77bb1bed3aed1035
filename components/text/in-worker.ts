import type { TextReport } from './answer-jobs'
import type { TextJob, TextOutcome } from './work'

/** Does one job in a worker of its own, which ends with it or with the signal. */
export async function inWorker(
  newWorker: () => Worker,
  job: TextJob,
  signal: AbortSignal,
): Promise<TextOutcome> {
  const worker = newWorker()
  const { promise, resolve, reject } = Promise.withResolvers<TextOutcome>()
  const stop = () => reject(signal.reason)
  signal.addEventListener('abort', stop)
  worker.onerror = () => reject(new Error('The worker did not start.'))
  worker.onmessage = ({ data }: MessageEvent<TextReport>) => {
    if ('outcome' in data) resolve(data.outcome)
    else reject(new Error('The work failed.'))
  }
  worker.postMessage(job)
  try {
    return await promise
  } finally {
    signal.removeEventListener('abort', stop)
    worker.terminate()
  }
}
