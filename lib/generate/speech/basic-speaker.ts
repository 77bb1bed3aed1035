import 'server-only'
import { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'
import { createThreadPool } from '@/lib/server/threads/pool'
import type { Progress } from '@/lib/tool/server-run'

/** Lines to be spoken one after the other, each shorter than 999 bytes, by a voice of `basicVoices`. */
export type SpeechJob = { lines: readonly string[]; voice: string; wordsPerMinute: number }

/** A mono 16-bit WAV file, and for each line the byte after its samples, counted from the first sample. */
export type SpokenAudio = { wav: Uint8Array<ArrayBuffer>; ends: readonly number[] }

type WorkerMessage = { spoken: number } | SpokenAudio | { failed: true }

type SpeakerOptions = {
  workerPath: string
  /** A text of 1,000 characters takes about half a second; one that takes this long is stuck. */
  maxProcessorMs?: number
  /** A worker is replaced after this many jobs. */
  maxJobsPerThread?: number
  /** More who wait are turned away. */
  maxQueueLength?: number
}

export type BasicSpeaker = ReturnType<typeof createBasicSpeaker>

/** espeak-ng in a thread: one job at a time, the others wait in order. */
export function createBasicSpeaker(options: SpeakerOptions) {
  const { workerPath, maxProcessorMs = 20_000, maxJobsPerThread = 50, maxQueueLength = 15 } = options
  const pool = createThreadPool<SpeechJob, WorkerMessage>({
    // Bundlers are to leave the file as it is. The site's own start-up code and secrets are not for this thread.
    startWorker: () => new Worker(/* turbopackIgnore: true */ workerPath, { execArgv: [], env: {} }),
    isLastMessage: (message) => 'wav' in message || 'failed' in message,
    maxThreads: 1,
    // It holds 100 to 200 MB, so it goes when nobody has spoken for a minute.
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
     * Tells how many lines are spoken and returns the sound. A job that nobody waits for any more soon ends. Throws
     * `unavailable` when too many wait or it takes too long, `internal` when espeak-ng fails.
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
