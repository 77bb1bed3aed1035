import { PublicError } from '@/lib/core/errors'
import type { AudioJob, AudioJobResult, AudioWorkerMessage } from './audio-job'

export type AudioJobOptions = { onProgress?: (progress: number) => void; signal?: AbortSignal }

/** Runs one job in a separate worker and then ends the worker. Throws `PublicError`, or the signal's reason. */
export async function runAudioJob(job: AudioJob, { onProgress, signal }: AudioJobOptions): Promise<AudioJobResult> {
  signal?.throwIfAborted()
  const worker = new Worker(new URL('./audio-worker.ts', import.meta.url), { type: 'module' })
  const { promise, resolve, reject } = Promise.withResolvers<AudioJobResult>()
  const onAbort = () => reject(signal?.reason)
  signal?.addEventListener('abort', onAbort)
  worker.onerror = () => reject(new PublicError('sound_worker'))
  worker.onmessage = ({ data }: MessageEvent<AudioWorkerMessage>) => {
    if ('progress' in data) onProgress?.(data.progress)
    else if ('failed' in data) reject(new PublicError(data.failed))
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
