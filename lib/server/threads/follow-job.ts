import type { Worker } from 'node:worker_threads'
import type { PublicError } from '@/lib/core/errors'
import { type TimeLimit, watchTime } from './processor-time'

type Options<Message> = {
  isLastMessage(message: Message): boolean
  timeLimit: TimeLimit
  /** Processor time that the job may still use after its asker has left, in milliseconds. */
  graceMs: number
  createLateError(): PublicError
  /** Called once: with the last message, or with null when the thread ended or has to be ended. */
  onEnd(lastMessage: Message | null): void
}

/** Follows a job that a worker is about to get until it ends, whether or not its asker is still there. */
export function followJob<Message>(worker: Worker, options: Options<Message>) {
  const lateController = new AbortController()
  const stopCallbacks = [watchTime(worker, options.timeLimit, handleTimeout)]
  let isOver = false
  worker.on('message', handleMessage)
  worker.on('exit', handleExit)

  return {
    /** Aborts with the pool's error for late jobs. */
    lateSignal: lateController.signal,
    /** Called when nobody waits for the job any more. */
    leave(): void {
      if (!isOver)
        stopCallbacks.push(watchTime(worker, { ...options.timeLimit, maxProcessorMs: options.graceMs }, handleTimeout))
    },
  }

  function handleMessage(message: Message): void {
    if (options.isLastMessage(message)) finish(message)
  }

  function handleExit(): void {
    finish(null)
  }

  function handleTimeout(): void {
    lateController.abort(options.createLateError())
    finish(null)
  }

  function finish(lastMessage: Message | null): void {
    if (isOver) return
    isOver = true
    for (const stopCallback of stopCallbacks) stopCallback()
    worker.off('message', handleMessage)
    worker.off('exit', handleExit)
    options.onEnd(lastMessage)
  }
}
