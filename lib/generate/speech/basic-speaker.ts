import 'server-only'
import { Worker } from 'node:worker_threads'
import { CatalogueError } from '@/lib/core/errors'
import { createThreadPool } from '@/lib/server/threads/pool'
import type { Progress } from '@/lib/tool/server-run'

/** Lines to be spoken one after the other, each shorter than 999 bytes, by a voice of `basicVoices`. */
export type SpeechJob = { lines: readonly string[]; voice: string; wordsPerMinute: number }

/** A mono 16-bit WAV file, and for each line the byte after its samples, counted from the first sample. */
export type Spoken = { wav: Uint8Array<ArrayBuffer>; ends: readonly number[] }

type Message = { spoken: number } | Spoken | { failed: true }

type Options = {
  workerFile: string
  /** A text of 1,000 characters takes about half a second; one that takes this long is stuck. */
  processorMs?: number
  /** A worker is replaced after this many jobs. */
  jobsEach?: number
  /** More who wait are turned away. */
  longestQueue?: number
}

export type BasicSpeaker = ReturnType<typeof createBasicSpeaker>

/** espeak-ng in a thread: one job at a time, the others wait in order. */
export function createBasicSpeaker(options: Options) {
  const { workerFile, processorMs = 20_000, jobsEach = 50, longestQueue = 15 } = options
  const pool = createThreadPool<SpeechJob, Message>({
    // Bundlers are to leave the file as it is. The site's own start-up code and secrets are not for this thread.
    start: () => new Worker(/* turbopackIgnore: true */ workerFile, { execArgv: [], env: {} }),
    isLast: (message) => 'wav' in message || 'failed' in message,
    most: 1,
    // It holds 100 to 200 MB, so it goes when nobody has spoken for a minute.
    kept: 0,
    idleMs: 60_000,
    patienceMs: 0,
    jobsEach,
    longestQueue,
    limit: { processorMs, totalMs: 3 * processorMs },
    // Measured on two cores of 2026: 110 to 120 ms.
    startMs: 120,
    late: () => new CatalogueError('unavailable', { reason: 'busy' }),
  })

  return {
    /**
     * Tells how many lines are spoken and returns the sound. A job that nobody waits for any more soon ends. Throws
     * `unavailable` when too many wait or it takes too long, `internal` when espeak-ng fails.
     */
    async *speak(job: SpeechJob, signal: AbortSignal): AsyncGenerator<{ progress: Progress }, Spoken, void> {
      for await (const told of pool.run(job, signal)) {
        if ('wav' in told) return told
        if ('failed' in told) break
        yield { progress: { stage: 'speaking', done: told.spoken, total: job.lines.length } }
      }
      throw new CatalogueError('internal')
    },
    stop: pool.stop,
  }
}
