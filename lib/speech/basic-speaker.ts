import 'server-only'
import { on } from 'node:events'
import { Worker } from 'node:worker_threads'
import { CatalogueError } from '@/lib/errors'
import type { Progress } from '@/lib/lookup/step'

/** Lines to be spoken one after the other, each shorter than 999 bytes, by a voice of `basicVoices`. */
export type SpeechJob = { lines: readonly string[]; voice: string; wordsPerMinute: number }

/** A mono 16-bit WAV file, and for each line the byte after its samples, counted from the first sample. */
export type Spoken = { wav: Uint8Array<ArrayBuffer>; ends: readonly number[] }

type Message = { spoken: number } | Spoken | { failed: true }

type Options = {
  workerFile: string
  /** A text of 1,000 characters takes about half a second; one that takes this long is stuck. */
  timeoutMs?: number
  /** The worker holds 100 to 200 MB, so it goes when nobody has spoken for this long. */
  idleMs?: number
  /** A worker is replaced after this many jobs. */
  mostJobs?: number
  /** More who wait are turned away. */
  longestQueue?: number
}

export type BasicSpeaker = ReturnType<typeof createBasicSpeaker>

/** espeak-ng in a worker: one job at a time, the others wait in order. */
export function createBasicSpeaker(options: Options) {
  const { workerFile, timeoutMs = 20_000, idleMs = 60_000, mostJobs = 50, longestQueue = 16 } = options
  let worker: Worker | null = null
  let jobs = 0
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  return {
    /**
     * Tells how many lines are spoken and returns the sound. Whoever stops listening, or aborts, ends the worker. Throws `unavailable` when too many wait or it takes too long, `internal` when espeak-ng fails.
     */
    async *speak(job: SpeechJob, signal: AbortSignal): AsyncGenerator<{ progress: Progress }, Spoken, void> {
      if (waiting >= longestQueue) throw new CatalogueError('unavailable', { reason: 'busy' })
      const before = last
      const { promise: done, resolve: finish } = Promise.withResolvers<void>()
      last = before.then(() => done)
      waiting += 1
      try {
        await unlessAborted(before, signal)
        return yield* run(job, signal)
      } finally {
        waiting -= 1
        finish()
      }
    },
    /** Ends the worker, if there is one. */
    stop,
  }

  async function* run(
    job: SpeechJob,
    signal: AbortSignal,
  ): AsyncGenerator<{ progress: Progress }, Spoken, void> {
    const timeLimit = AbortSignal.timeout(timeoutMs)
    const current = started()
    let spoken: Spoken | null = null
    try {
      current.postMessage(job)
      const ended = AbortSignal.any([signal, timeLimit])
      for await (const [message] of on(current, 'message', { signal: ended, close: ['exit'] })) {
        const told = message as Message
        if ('spoken' in told) yield progress(told.spoken, job)
        else if ('failed' in told) break
        else {
          spoken = told
          return told
        }
      }
      throw new CatalogueError('internal')
    } catch (error) {
      signal.throwIfAborted()
      if (timeLimit.aborted) throw new CatalogueError('unavailable', { reason: 'busy' })
      throw error
    } finally {
      jobs += 1
      if (spoken === null || jobs >= mostJobs) await stop()
      else rest()
    }
  }

  function started(): Worker {
    clearTimeout(idle)
    if (worker === null) {
      // Bundlers are to leave the file as it is. The site's own start-up code and secrets are not for this thread.
      const created = new Worker(/* turbopackIgnore: true */ workerFile, { execArgv: [], env: {} })
      // A thread that breaks while nobody listens must not take the process along.
      created.on('error', () => {
        if (worker === created) worker = null
      })
      worker = created
      jobs = 0
    }
    worker.ref()
    return worker
  }

  /** Keeps the worker for the next job without keeping the process alive. */
  function rest(): void {
    worker?.unref()
    idle = setTimeout(stop, idleMs).unref()
  }

  async function stop(): Promise<void> {
    clearTimeout(idle)
    const ending = worker
    worker = null
    await ending?.terminate()
  }
}

const progress = (done: number, { lines }: SpeechJob) => ({
  progress: { stage: 'speaking', done, total: lines.length },
})

async function unlessAborted(before: Promise<unknown>, signal: AbortSignal): Promise<void> {
  const { promise: aborted, reject } = Promise.withResolvers<never>()
  const abort = () => reject(signal.reason)
  signal.throwIfAborted()
  signal.addEventListener('abort', abort)
  try {
    await Promise.race([before, aborted])
  } finally {
    signal.removeEventListener('abort', abort)
  }
}
