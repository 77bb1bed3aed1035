import 'server-only'
import { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'
import { createThreadPool } from '@/lib/server/threads/pool'
import type { Progress } from '@/lib/tool/server-run'

/** Lines to speak in order, each shorter than 999 bytes, with a voice from `basicVoices`. */
export type SpeechJob = { lines: readonly string[]; voice: string; wordsPerMinute: number }

/** A mono 16-bit WAV file and, per line, the offset in bytes after its samples, counted from the first sample. */
export type SpokenAudio = { wav: Uint8Array<ArrayBuffer>; ends: readonly number[] }

type WorkerMessage = { spoken: number } | SpokenAudio | { failed: true }

type SpeakerOptions = {
  workerPath: string
  /** A text of 1,000 characters takes about half a second. A job that takes this long is stuck. */
  maxProcessorMs?: number
  maxJobsPerThread?: number
  /** Jobs beyond this queue length are refused. */
  maxQueueLength?: number
}

export type BasicSpeaker = ReturnType<typeof createBasicSpeaker>

/** Runs espeak-ng in a worker thread, one job at a time in order of arrival. */
export function createBasicSpeaker(options: SpeakerOptions) {
  const { workerPath, maxProcessorMs = 20_000, maxJobsPerThread = 50, maxQueueLength = 15 } = options
  const pool = createThreadPool<SpeechJob, WorkerMessage>({
    // Bundlers must not process the file. The thread must not receive the site's start-up code or secrets.
    startWorker: () => new Worker(/* turbopackIgnore: true */ workerPath, { execArgv: [], env: {} }),
    isLastMessage: (message) => 'wav' in message || 'failed' in message,
    maxThreads: 1,
    // The thread takes 100 to 200 MB, so it stops after a minute without a job.
    minThreads: 0,
    idleMs: 60_000,
    spawnAfterMs: 0,
    maxJobsPerThread,
    maxQueueLength,
    timeLimit: { maxProcessorMs, totalMs: 3 * maxProcessorMs },
    // Measured on two cores of 2026: 110 to 120 ms.
    threadStartMs: 120,
    createLateError: () => new PublicError('unavailable', { reason: 'busy' }),
  })

  return {
    /**
     * Yields the number of spoken lines and returns the audio. Stops soon after `signal` aborts. Throws `unavailable`
     * when the queue is full or the job takes too long, `internal` when espeak-ng fails.
     */
    async *speak(job: SpeechJob, signal: AbortSignal): AsyncGenerator<{ progress: Progress }, SpokenAudio, void> {
      for await (const reply of pool.run(job, signal)) {
        if ('wav' in reply) return reply
        if ('failed' in reply) break
        yield { progress: { stage: 'speaking', done: reply.spoken, total: job.lines.length } }
      }
      throw new PublicError('internal')
    },
    stop: pool.stop,
  }
}
