import { on } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { CatalogueError } from '@/lib/core/errors'
import { followJob } from './follow-job'
import type { TimeLimit } from './processor-time'
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
  /** Processor time that starting a thread takes, in milliseconds: a job whose asker has left may go on for as long. */
  startMs: number
  /** What a job ends with that uses up its time. */
  late(): CatalogueError
}

/**
 * Work that may take long, away from the requests' own thread: a few threads, one job at a time in each, the others
 * wait in order. A job that takes too long ends with its thread, and the next one gets a new thread. A job whose asker
 * leaves runs on, for at most as long as a new thread would take to start: else leaving would be a cheap way to keep a
 * processor busy.
 */
export function createThreadPool<Job, Message>(options: Options<Message>) {
  const resting = new Set<Thread>()
  const queue = createQueue<Thread>(options.longestQueue)
  const alive = new Set<Thread>()

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
      onEnd: (last: Message | null) => void = () => {},
    ): AsyncGenerator<Message, void, void> {
      signal.throwIfAborted()
      const thread = take() ?? (await nextFree(signal))
      await readyFor(thread, signal)
      const following = follow(thread, onEnd)
      const ended = AbortSignal.any([signal, following.late])
      try {
        const messages = on(thread.worker, 'message', { signal: ended, close: ['exit'] })
        thread.worker.postMessage(job)
        for await (const [message] of messages) {
          yield message
          if (options.isLast(message)) return
        }
        throw new CatalogueError('internal')
      } catch (error) {
        ended.throwIfAborted()
        throw error
      } finally {
        following.leave()
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

  /** A thread that is still starting when its asker leaves serves the next one. */
  async function readyFor(thread: Thread, signal: AbortSignal): Promise<void> {
    try {
      await unlessAborted(thread.ready, signal)
    } catch (error) {
      thread.ready.then(
        () => giveBack(thread, true),
        () => giveBack(thread, false),
      )
      throw error
    }
  }

  function follow(thread: Thread, onEnd: (last: Message | null) => void) {
    const { isLast, limit, startMs, late } = options
    return followJob<Message>(thread.worker, {
      isLast,
      limit,
      graceMs: startMs,
      late,
      onEnd(last) {
        giveBack(thread, last !== null)
        onEnd(last)
      },
    })
  }

  function giveBack(thread: Thread, isUsable: boolean): void {
    thread.jobs += 1
    if (!isUsable || thread.jobs >= options.jobsEach) {
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
