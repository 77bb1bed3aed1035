import { on } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { CatalogueError } from '@/lib/errors'
import { type TimeLimit, watchTime } from './processor-time'
import { createQueue } from './queue'
import { type Thread, threadOf } from './thread'
import { unlessAborted } from './unless-aborted'

type Options<Message> = {
  /** Starts a thread. Its first message says that it is ready, the others answer jobs. */
  start(): Worker
  isLast(message: Message): boolean
  /** Threads at once. */
  most: number
  /** Threads that stay ready when there is nothing to do; the others go after `idleMs`. */
  kept: number
  idleMs: number
  /** How long a job waits for the threads there are before one more is started for it. */
  patienceMs: number
  /** A thread is replaced after this many jobs. */
  jobsEach: number
  /** Jobs that may wait for a thread; more are turned away. */
  longestQueue: number
  /** From when a thread begins with the job. */
  limit: TimeLimit
  /** What a job ends with that uses up its time. */
  late(): CatalogueError
}

/**
 * Work that may take long, away from the requests' own thread: a few threads, one job at a time in each, the others wait
 * in order. A job that takes too long, or whose asker leaves, ends with its thread, and the next one gets a new thread.
 */
export function createThreadPool<Job, Message>(options: Options<Message>) {
  const resting = new Set<Thread>()
  const queue = createQueue<Thread>(options.longestQueue)
  const alive = new Set<Thread>()

  return {
    /**
     * Yields what the thread answers, up to the last message. Throws the signal's reason, the pool's own error for late
     * jobs, `unavailable` when too many wait, and `internal` when the thread breaks.
     */
    async *run(job: Job, signal: AbortSignal): AsyncGenerator<Message, void, void> {
      signal.throwIfAborted()
      const thread = take() ?? (await nextFree(signal))
      let isDone = false
      try {
        for await (const message of answers(thread, job, signal)) {
          isDone = options.isLast(message)
          yield message
        }
      } finally {
        giveBack(thread, isDone)
      }
    },
    /** Starts the threads that are kept, so that the first job need not wait for one. */
    prepare,
    /** Ends every thread that has nothing to do. */
    async stop(): Promise<void> {
      await Promise.all([...resting].map(end))
    },
  }

  function take(): Thread | null {
    const thread = [...resting].at(-1)
    if (thread === undefined) return alive.size < Math.max(1, options.kept) ? fresh() : null
    clearTimeout(thread.idle)
    resting.delete(thread)
    thread.worker.ref()
    return thread
  }

  async function nextFree(signal: AbortSignal): Promise<Thread> {
    const timer = setTimeout(() => {
      if (alive.size < options.most && queue.hasNext()) queue.next(fresh())
    }, options.patienceMs)
    try {
      return await queue.wait(signal)
    } finally {
      clearTimeout(timer)
    }
  }

  function fresh(): Thread {
    const thread = threadOf(options.start())
    alive.add(thread)
    thread.worker.once('exit', () => forget(thread))
    return thread
  }

  async function* answers(thread: Thread, job: Job, signal: AbortSignal): AsyncGenerator<Message> {
    const late = new AbortController()
    const ended = AbortSignal.any([signal, late.signal])
    await unlessAborted(thread.ready, ended)
    const unwatch = watchTime(thread.worker, options.limit, () => late.abort(options.late()))
    try {
      thread.worker.postMessage(job)
      for await (const [message] of on(thread.worker, 'message', { signal: ended, close: ['exit'] })) {
        yield message
        if (options.isLast(message)) return
      }
      throw new CatalogueError('internal')
    } catch (error) {
      ended.throwIfAborted()
      throw error
    } finally {
      unwatch()
    }
  }

  function giveBack(thread: Thread, isDone: boolean): void {
    thread.jobs += 1
    if (!isDone || thread.jobs >= options.jobsEach) {
      void end(thread)
      if (queue.hasNext()) queue.next(fresh())
      else prepare()
    } else if (queue.hasNext()) queue.next(thread)
    else rest(thread)
  }

  function rest(thread: Thread): void {
    // It must not keep the process alive.
    thread.worker.unref()
    resting.add(thread)
    if (resting.size > options.kept) thread.idle = setTimeout(end, options.idleMs, thread).unref()
  }

  function prepare(): void {
    while (alive.size < options.kept) rest(fresh())
  }

  async function end(thread: Thread): Promise<void> {
    forget(thread)
    await thread.worker.terminate()
  }

  function forget(thread: Thread): void {
    clearTimeout(thread.idle)
    alive.delete(thread)
    resting.delete(thread)
  }
}
