import { on, once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'
import { followJob } from './follow-job'
import type { TimeLimit } from './processor-time'
import { createWaitQueue } from './wait-queue'
import { withAbort } from './with-abort'

/** A worker thread of a pool. */
type Thread = {
  worker: Worker
  /** Fulfilled when it has loaded, rejected with what broke it before. */
  readyPromise: Promise<unknown>
  /** Jobs so far. */
  jobCount: number
  /** Ends it when it has had nothing to do for long. */
  idleTimer?: NodeJS.Timeout
}

/** Watches a worker from its start on. */
function watchWorker(worker: Worker): Thread {
  const exitPromise = once(worker, 'exit').then(() => Promise.reject(new PublicError('internal')))
  const readyPromise = Promise.race([once(worker, 'message'), exitPromise])
  // A job that waits for the thread sees the error. A thread that breaks while none waits must not end the process.
  for (const promise of [readyPromise, exitPromise]) promise.catch(() => {})
  worker.on('error', () => {})
  return { worker, readyPromise, jobCount: 0 }
}

type Options<Message> = {
  /** Starts a thread. Its first message says that it is ready, the others answer jobs. */
  startWorker(): Worker
  isLastMessage(message: Message): boolean
  /** Threads at once. */
  maxThreads: number
  /** Threads that stay ready when there is nothing to do; the others go after `idleMs`. */
  minThreads: number
  idleMs: number
  /** How long a job waits for the threads there are before one more is started for it. */
  spawnAfterMs: number
  /** A thread is replaced after this many jobs. */
  maxJobsPerThread: number
  /** Jobs that may wait for a thread; more are turned away. */
  maxQueueLength: number
  /** From when a thread begins with the job. */
  timeLimit: TimeLimit
  /** Processor time that starting a thread takes, in milliseconds: a job whose asker has left may go on for as long. */
  threadStartMs: number
  /** What a job ends with that uses up its time. */
  createLateError(): PublicError
}

/**
 * Work that may take long, away from the requests' own thread: a few threads, one job at a time in each, the others
 * wait in order. A job that takes too long ends with its thread, and the next one gets a new thread. A job whose asker
 * leaves runs on, for at most as long as a new thread would take to start: else leaving would be a cheap way to keep a
 * processor busy.
 */
export function createThreadPool<Job, Message>(options: Options<Message>) {
  const idleThreads = new Set<Thread>()
  const queue = createWaitQueue<Thread>(options.maxQueueLength)
  const liveThreads = new Set<Thread>()

  return {
    /**
     * Yields what the thread answers, up to the last message. Throws the signal's reason, the pool's own error for late
     * jobs, `unavailable` when too many wait, and `internal` when the thread breaks. `onEnd` is called once for a job
     * that a thread has begun, also after its asker has left: with the last message, or with null when the job has cost
     * its thread.
     */
    async *run(
      job: Job,
      signal: AbortSignal,
      onEnd: (lastMessage: Message | null) => void = () => {},
    ): AsyncGenerator<Message, void, void> {
      signal.throwIfAborted()
      const thread = takeOrStartThread() ?? (await waitForThread(signal))
      await waitUntilReady(thread, signal)
      const follower = follow(thread, onEnd)
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
    /** Starts the threads that are kept, so that the first job need not wait for one. */
    prepare,
    /** Ends every thread that has nothing to do. */
    async stop(): Promise<void> {
      await Promise.all([...idleThreads].map(endThread))
    },
  }

  function takeOrStartThread(): Thread | null {
    const thread = [...idleThreads].at(-1)
    if (thread === undefined) return liveThreads.size < Math.max(1, options.minThreads) ? startThread() : null
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

  /** A thread that is still starting when its asker leaves serves the next one. */
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

  function follow(thread: Thread, onEnd: (lastMessage: Message | null) => void) {
    const { isLastMessage, timeLimit, threadStartMs, createLateError } = options
    return followJob<Message>(thread.worker, {
      isLastMessage,
      timeLimit,
      graceMs: threadStartMs,
      createLateError,
      onEnd(lastMessage) {
        releaseThread(thread, lastMessage !== null)
        onEnd(lastMessage)
      },
    })
  }

  function releaseThread(thread: Thread, isUsable: boolean): void {
    thread.jobCount += 1
    if (!isUsable || thread.jobCount >= options.maxJobsPerThread) {
      void endThread(thread)
      if (queue.hasNext()) queue.next(startThread())
      else prepare()
    } else if (queue.hasNext()) queue.next(thread)
    else parkThread(thread)
  }

  function parkThread(thread: Thread): void {
    // It must not keep the process alive.
    thread.worker.unref()
    idleThreads.add(thread)
    if (idleThreads.size > options.minThreads) thread.idleTimer = setTimeout(endThread, options.idleMs, thread).unref()
  }

  function prepare(): void {
    while (liveThreads.size < options.minThreads) parkThread(startThread())
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
