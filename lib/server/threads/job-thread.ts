import { on, once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'
import { raceAbort } from '@/lib/core/race'

/** Starting a thread took 110 to 120 ms of processor time on two cores, measured in 2026. */
const START_MS = 120
/** A thread takes 100 to 200 MB, so it stops after a minute without a job. */
const IDLE_MS = 60_000
const MIN_WAIT_MS = 10

/** Processor time and total time that a job may take, in milliseconds. */
type TimeLimit = { maxProcessorMs: number; totalMs: number }

type Options<Message> = {
  /** Starts the thread. Its first message signals readiness; the others answer jobs. */
  startWorker(): Worker
  isLastMessage(message: Message): boolean
  maxJobsPerThread: number
  /** Jobs that may wait; further jobs are refused. */
  maxQueueLength: number
  /** Counted from when the thread begins the job. */
  timeLimit: TimeLimit
}

/**
 * Runs jobs one at a time. A job that exceeds its time ends with its thread, and the next job starts another. An
 * abandoned job runs on for at most the cost of a new thread; otherwise leaving would keep a processor busy cheaply.
 */
export function createJobThread<Job, Message>(options: Options<Message>) {
  const waiters = new Set<() => void>()
  let thread: { worker: Worker; readyPromise: Promise<unknown> } | null = null
  let isBusy = false
  let jobCount = 0
  let idleTimer: NodeJS.Timeout | undefined

  return {
    /** Throws the abort reason, `unavailable` for a full queue or a late job, or `internal`. */
    async *run(job: Job, signal: AbortSignal): AsyncGenerator<Message, void, void> {
      signal.throwIfAborted()
      if (isBusy) await waitForTurn(signal)
      isBusy = true
      clearTimeout(idleTimer)
      try {
        thread ??= startThread()
      } catch (error) {
        endTurn(false)
        throw error
      }
      const { worker, readyPromise } = thread
      worker.ref()
      try {
        await raceAbort(readyPromise, signal)
      } catch (error) {
        // A thread that is still starting when its caller leaves serves the next job.
        readyPromise.then(
          () => endTurn(true),
          () => endTurn(false),
        )
        throw error
      }
      const follower = followJob(worker)
      const endSignal = AbortSignal.any([signal, follower.lateSignal])
      try {
        const messages = on(worker, 'message', { signal: endSignal, close: ['exit'] })
        worker.postMessage(job)
        for await (const [message] of messages) {
          yield message
          if (options.isLastMessage(message)) return
        }
        throw new PublicError('internal')
      } catch (error) {
        endSignal.throwIfAborted()
        throw error
      } finally {
        follower.leave()
      }
    },
    /** Ends the thread unless it has a job. */
    async stop(): Promise<void> {
      if (!isBusy) await endThread()
    },
  }

  async function waitForTurn(signal: AbortSignal): Promise<void> {
    if (waiters.size >= options.maxQueueLength)
      throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
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
    const worker = options.startWorker()
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

  /** Follows a job to its end, even after its caller leaves. Call it before the worker gets the job. */
  function followJob(worker: Worker) {
    const lateController = new AbortController()
    const stopCallbacks = [watchTime(worker, options.timeLimit, handleTimeout)]
    let isOver = false
    const handleMessage = (message: Message) => options.isLastMessage(message) && finish(true)
    const handleExit = () => finish(false)
    worker.on('message', handleMessage)
    worker.on('exit', handleExit)

    return {
      lateSignal: lateController.signal,
      leave(): void {
        if (isOver) return
        stopCallbacks.push(watchTime(worker, { ...options.timeLimit, maxProcessorMs: START_MS }, handleTimeout))
      },
    }

    function handleTimeout(): void {
      lateController.abort(new PublicError('unavailable', { reason: 'busy' }))
      finish(false)
    }

    function finish(isThreadUsable: boolean): void {
      if (isOver) return
      isOver = true
      for (const stopCallback of stopCallbacks) stopCallback()
      worker.off('message', handleMessage)
      worker.off('exit', handleExit)
      endTurn(isThreadUsable)
    }
  }

  function endTurn(isThreadUsable: boolean): void {
    jobCount += 1
    if (!isThreadUsable || jobCount >= options.maxJobsPerThread) void endThread()
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

/** Waiting for a processor does not count, so a busy machine ends no valid work. Returns a function that stops it. */
function watchTime(worker: Worker, limit: TimeLimit, onTimeout: () => void): () => void {
  const startedAt = performance.now()
  const initialUsage = worker.cpuUsage()
  // An ended thread cannot report its usage.
  initialUsage.catch(() => {})
  let isWatched = true
  let timer = setTimeout(checkTime, limit.maxProcessorMs)

  async function checkTime(): Promise<void> {
    const usage = await initialUsage.then((startUsage) => worker.cpuUsage(startUsage)).catch(() => null)
    if (!isWatched || !usage) return
    const remainingMs = Math.min(
      limit.maxProcessorMs - (usage.user + usage.system) / 1000,
      limit.totalMs - (performance.now() - startedAt),
    )
    if (remainingMs <= 0) onTimeout()
    else timer = setTimeout(checkTime, Math.max(remainingMs, MIN_WAIT_MS))
  }

  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}
