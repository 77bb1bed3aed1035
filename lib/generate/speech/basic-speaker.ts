import 'server-only'
import { on, once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'
import { raceAbort } from '@/lib/core/race'
import type { Progress } from '@/lib/tool/server-tool'

/** Lines to speak in order, each shorter than 999 bytes, with a voice from `basicVoices`. */
export type SpeechJob = { lines: readonly string[]; voice: string; wordsPerMinute: number }

/** A mono 16-bit WAV file and, per line, the offset in bytes after its samples, counted from the first sample. */
type SpokenAudio = { wav: Uint8Array<ArrayBuffer>; ends: readonly number[] }

type ThreadMessage = { spoken: number } | SpokenAudio | { failed: true }

/** A thread takes 100 to 200 MB, so it stops after a minute without a job. */
const IDLE_MS = 60_000
const MIN_WAIT_MS = 10

type SpeakerOptions = {
  /** The thread's first message signals readiness; the others answer jobs. */
  workerPath: string
  /** A text of 1,000 characters takes about half a second. A job that takes this long is stuck. */
  maxProcessorMs?: number
  maxJobsPerThread?: number
  /** Jobs that may wait; further jobs are refused. */
  maxQueueLength?: number
}

/**
 * Runs espeak-ng in a worker thread, one job at a time in order of arrival. A job that exceeds its time, or whose
 * caller leaves, ends with its thread, and the next job starts another. A caller that does not read its progress holds
 * the thread until `signal` aborts.
 */
export function createBasicSpeaker(options: SpeakerOptions) {
  const { workerPath, maxProcessorMs = 20_000, maxJobsPerThread = 50, maxQueueLength = 15 } = options
  const waiters = new Set<() => void>()
  let thread: { worker: Worker; readyPromise: Promise<unknown> } | null = null
  let isBusy = false
  let jobCount = 0
  let idleTimer: NodeJS.Timeout | undefined

  return {
    /** Throws the abort reason, `unavailable` if the queue is full or the job is late, and `internal`. */
    async *speak(job: SpeechJob, signal: AbortSignal): AsyncGenerator<{ progress: Progress }, SpokenAudio, void> {
      signal.throwIfAborted()
      if (isBusy) await waitForTurn(signal)
      isBusy = true
      clearTimeout(idleTimer)
      const lateController = new AbortController()
      const endSignal = AbortSignal.any([signal, lateController.signal])
      let isThreadUsable = true
      let stopWatching = () => {}
      try {
        thread ??= startThread()
        const { worker, readyPromise } = thread
        worker.ref()
        // A thread that is still starting when its caller leaves serves the next job.
        await raceAbort(readyPromise, signal)
        isThreadUsable = false
        stopWatching = watchTime(worker, maxProcessorMs, () =>
          lateController.abort(new PublicError('unavailable', { reason: 'busy' })),
        )
        const messages = on(worker, 'message', { signal: endSignal, close: ['exit'] })
        worker.postMessage(job)
        for await (const [message] of messages as AsyncIterable<[ThreadMessage]>) {
          isThreadUsable = !('spoken' in message)
          if ('wav' in message) return message
          if ('failed' in message) break
          yield { progress: { stage: 'speaking', done: message.spoken, total: job.lines.length } }
        }
        throw new PublicError('internal')
      } catch (error) {
        endSignal.throwIfAborted()
        throw error
      } finally {
        stopWatching()
        endTurn(isThreadUsable)
      }
    },
    /** Ends the thread unless it has a job. */
    async stop(): Promise<void> {
      if (!isBusy) await endThread()
    },
  }

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    if (waiters.size >= maxQueueLength) throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
    const { promise, resolve } = Promise.withResolvers<void>()
    // Removes the waiter immediately, so that an aborted waiter gets no turn.
    const removeWaiter = () => void waiters.delete(resolve)
    signal.addEventListener('abort', removeWaiter, { once: true })
    waiters.add(resolve)
    try {
      await raceAbort(promise, signal)
    } finally {
      signal.removeEventListener('abort', removeWaiter)
    }
  }

  function startThread() {
    // Bundlers must not process the file. The thread must not receive the site's start-up code or secrets.
    const worker = new Worker(/* turbopackIgnore: true */ workerPath, { execArgv: [], env: {} })
    const exitPromise = once(worker, 'exit').then(() => Promise.reject(new PublicError('internal')))
    const readyPromise = Promise.race([once(worker, 'message'), exitPromise])
    // A job that waits for the thread sees the error. A failure without a waiting job must not end the process.
    for (const promise of [readyPromise, exitPromise]) promise.catch(() => {})
    worker.on('error', () => {})
    worker.once('exit', () => {
      if (thread?.worker === worker) thread = null
    })
    jobCount = 0
    return { worker, readyPromise }
  }

  function endTurn(isThreadUsable: boolean): void {
    jobCount += 1
    if (!isThreadUsable || jobCount >= maxJobsPerThread) void endThread()
    const [startNext] = waiters
    if (startNext) {
      waiters.delete(startNext)
      startNext()
      return
    }
    isBusy = false
    // Do not let an idle thread keep the process alive.
    thread?.worker.unref()
    idleTimer = setTimeout(endThread, IDLE_MS).unref()
  }

  async function endThread(): Promise<void> {
    const worker = thread?.worker
    thread = null
    clearTimeout(idleTimer)
    await worker?.terminate()
  }
}

/**
 * Waiting for a processor does not count, so a busy machine ends no valid work, up to three times `maxProcessorMs`.
 * Returns a function that stops it.
 */
function watchTime(worker: Worker, maxProcessorMs: number, onTimeout: () => void): () => void {
  const startedAt = performance.now()
  const initialUsage = worker.cpuUsage()
  // An ended thread cannot report its usage.
  initialUsage.catch(() => {})
  let isWatched = true
  let timer = setTimeout(checkTime, maxProcessorMs)

  async function checkTime(): Promise<void> {
    const usage = await initialUsage.then((startUsage) => worker.cpuUsage(startUsage)).catch(() => null)
    if (!isWatched || !usage) return
    const remainingMs = Math.min(
      maxProcessorMs - (usage.user + usage.system) / 1000,
      3 * maxProcessorMs - (performance.now() - startedAt),
    )
    if (remainingMs <= 0) onTimeout()
    else timer = setTimeout(checkTime, Math.max(remainingMs, MIN_WAIT_MS))
  }

  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}
