import { CatalogueError } from '@/lib/core/errors'
import type { Job, Outcome, Report } from './job'

export type Watch = { onProgress?: (progress: number) => void; signal?: AbortSignal }

/** Does one job in a worker of its own, which ends with it. Throws `CatalogueError`, or the signal's reason. */
export async function runJob(job: Job, { onProgress, signal }: Watch): Promise<Outcome> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  const onAbort = () => reject(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  worker.onerror = () => reject(new CatalogueError('sound_worker'))
  worker.onmessage = ({ data }: MessageEvent<Report>) => {
    if ('progress' in data) onProgress?.(data.progress)
    else if ('failed' in data) reject(new CatalogueError(data.failed))
    else resolve(data)
  }
  const { source } = job
  worker.postMessage(job, source instanceof Blob ? [] : source.channels.map((channel) => channel.buffer))
  try {
    return await promise
  } finally {
    signal?.removeEventListener('abort', onAbort)
    worker.terminate()
  }
}
