import type { Worker } from 'node:worker_threads'
import type { PublicError } from '@/lib/core/errors'
import { type TimeLimit, watchTime } from './processor-time'

type Options<Message> = {
  isLast(message: Message): boolean
  limit: TimeLimit
  /** Processor time that the job may still use after its asker has left, in milliseconds. */
  graceMs: number
  late(): PublicError
  /** Called once: with the last message, or with null when the thread ended or has to be ended. */
  onEnd(last: Message | null): void
}

/** Follows a job that a worker is about to get until it ends, whether or not its asker is still there. */
export function followJob<Message>(worker: Worker, options: Options<Message>) {
  const late = new AbortController()
  const watches = [watchTime(worker, options.limit, exceed)]
  let isOver = false
  worker.on('message', read)
  worker.on('exit', exit)

  return {
    /** Aborts with the pool's error for late jobs. */
    late: late.signal,
    /** Called when nobody waits for the job any more. */
    leave(): void {
      if (!isOver) watches.push(watchTime(worker, { ...options.limit, processorMs: options.graceMs }, exceed))
    },
  }

  function read(message: Message): void {
    if (options.isLast(message)) end(message)
  }

  function exit(): void {
    end(null)
  }

  function exceed(): void {
    late.abort(options.late())
    end(null)
  }

  function end(last: Message | null): void {
    if (isOver) return
    isOver = true
    for (const unwatch of watches) unwatch()
    worker.off('message', read)
    worker.off('exit', exit)
    options.onEnd(last)
  }
}
