import { on, once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'
import { followJob, type TimeLimit } from './follow-job'

/** Settles like the promise, or throws the signal's reason as soon as the signal aborts. */
async function withAbort<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  signal.throwIfAborted()
  const { promise: rejection, reject } = Promise.withResolvers<never>()
  const handleAbort = () => reject(signal.reason)
  signal.addEventListener('abort', handleAbort, { once: true })
  try {
    return await Promise.race([promise, rejection])
  } finally {
    signal.removeEventListener('abort', handleAbort)
  }
}

function createWaitQueue<T>(maxLength: number) {
  const waiters = new Set<(value: T) => void>()

  return {
    /** Waits for a turn. Throws `unavailable` when the queue is full, and the signal's reason on abort. */
    async wait(signal: AbortSignal): Promise<T> {
      if (waiters.size >= maxLength) {
        throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
      }
      const { promise, resolve } = Promise.withResolvers<T>()
      // Removes the waiter immediately, so that no value goes to an aborted waiter.
      const removeWaiter = () => void waiters.delete(resolve)
      signal.addEventListener('abort', removeWaiter, { once: true })
      waiters.add(resolve)
      try {
        return await withAbort(promise, signal)
      } finally {
        signal.removeEventListener('abort', removeWaiter)
        removeWaiter()
      }
    },
    hasNext: () => waiters.size > 0,
    next(value: T): void {
      const [resolveFirst] = waiters
      if (resolveFirst === undefined) return
      waiters.delete(resolveFirst)
      resolveFirst(value)
    },
  }
}

type Thread = {
  worker: Worker
  /** Resolves when the thread has loaded; rejects if loading fails. */
  readyPromise: Promise<unknown>
  jobCount: number
  idleTimer?: NodeJS.Timeout
}

function watchWorker(worker: Worker): Thread {
  const exitPromise = once(worker, 'exit').then(() => Promise.reject(new PublicError('internal')))
  const readyPromise = Promise.race([once(worker, 'message'), exitPromise])
  // A job that waits for the thread sees the error. A failure without a waiting job must not end the process.
  for (const promise of [readyPromise, exitPromise]) promise.catch(() => {})
  worker.on('error', () => {})
  return { worker, readyPromise, jobCount: 0 }
}

type Options<Message> = {
  /** Starts a thread. Its first message signals readiness; the others answer jobs. */
  startWorker(): Worker
  isLastMessage(message: Message): boolean
  maxThreads: number
  idleMs: number
  /** How long a job waits for existing threads before another thread starts. */
  spawnAfterMs: number
  maxJobsPerThread: number
  /** Jobs that may wait for a thread; further jobs are refused. */
  maxQueueLength: number
  /** Counted from when a thread begins the job. */
  timeLimit: TimeLimit
  /** Processor time to start a thread, in milliseconds. An abandoned job may run for as long. */
  threadStartMs: number
  createLateError(): PublicError
}

/**
 * A job that exceeds its time ends with its thread. An abandoned job runs on for at most the cost of starting a thread;
 * otherwise leaving would be a cheap way to keep a processor busy.
 */
export function createThreadPool<Job, Message>(options: Options<Message>) {
  const idleThreads = new Set<Thread>()
  const queue = createWaitQueue<Thread>(options.maxQueueLength)
  const liveThreads = new Set<Thread>()

  return {
    /** Throws the abort reason, the error for late jobs, `unavailable` for a full queue, or `internal`. */
    async *run(job: Job, signal: AbortSignal): AsyncGenerator<Message, void, void> {
      signal.throwIfAborted()
      const thread = takeOrStartThread() ?? (await waitForThread(signal))
      await waitUntilReady(thread, signal)
      const follower = follow(thread)
      const endSignal = AbortSignal.any([signal, follower.lateSignal])
      try {
        const messages = on(thread.worker, 'message', { signal: endSignal, close: ['exit'] })
        thread.worker.postMessage(job)
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
    async stop(): Promise<void> {
      await Promise.all([...idleThreads].map(endThread))
    },
  }

  function takeOrStartThread(): Thread | null {
    const thread = [...idleThreads].at(-1)
    if (thread === undefined) return liveThreads.size === 0 ? startThread() : null
    clearTimeout(thread.idleTimer)
    idleThreads.delete(thread)
    thread.worker.ref()
    return thread
  }

  async function waitForThread(signal: AbortSignal): Promise<Thread> {
    const timer = setTimeout(() => {
      if (liveThreads.size < options.maxThreads && queue.hasNext()) queue.next(startThread())
    }, options.spawnAfterMs)
    try {
      return await queue.wait(signal)
    } finally {
      clearTimeout(timer)
    }
  }

  function startThread(): Thread {
    const thread = watchWorker(options.startWorker())
    liveThreads.add(thread)
    thread.worker.once('exit', () => removeThread(thread))
    return thread
  }

  /** A thread that is still starting when its caller leaves serves the next job. */
  async function waitUntilReady(thread: Thread, signal: AbortSignal): Promise<void> {
    try {
      await withAbort(thread.readyPromise, signal)
    } catch (error) {
      thread.readyPromise.then(
        () => releaseThread(thread, true),
        () => releaseThread(thread, false),
      )
      throw error
    }
  }

  function follow(thread: Thread) {
    const { isLastMessage, timeLimit, threadStartMs, createLateError } = options
    return followJob<Message>(thread.worker, {
      isLastMessage,
      timeLimit,
      graceMs: threadStartMs,
      createLateError,
      onEnd: (lastMessage) => releaseThread(thread, lastMessage !== null),
    })
  }

  function releaseThread(thread: Thread, isUsable: boolean): void {
    thread.jobCount += 1
    if (!isUsable || thread.jobCount >= options.maxJobsPerThread) {
      void endThread(thread)
      if (queue.hasNext()) queue.next(startThread())
    } else if (queue.hasNext()) queue.next(thread)
    else parkThread(thread)
  }

  function parkThread(thread: Thread): void {
    // Do not let an idle thread keep the process alive.
    thread.worker.unref()
    idleThreads.add(thread)
    thread.idleTimer = setTimeout(endThread, options.idleMs, thread).unref()
  }

  async function endThread(thread: Thread): Promise<void> {
    removeThread(thread)
    await thread.worker.terminate()
  }

  function removeThread(thread: Thread): void {
    clearTimeout(thread.idleTimer)
    liveThreads.delete(thread)
    idleThreads.delete(thread)
  }
}
