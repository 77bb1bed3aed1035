import type { Worker } from 'node:worker_threads'
import type { PublicError } from '@/lib/core/errors'

/** Processor time and total time that a job may take, in milliseconds. */
export type TimeLimit = { maxProcessorMs: number; totalMs: number }

const MIN_WAIT_MS = 10

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

type Options<Message> = {
  isLastMessage(message: Message): boolean
  timeLimit: TimeLimit
  /** Processor time that the job may still use after its caller has left, in milliseconds. */
  graceMs: number
  createLateError(): PublicError
  /** Called once: with the last message, or with null when the thread ended or must be ended. */
  onEnd(lastMessage: Message | null): void
}

/** Follows a job to its end, even after its caller leaves. Call it before the worker gets the job. */
export function followJob<Message>(worker: Worker, options: Options<Message>) {
  const lateController = new AbortController()
  const stopCallbacks = [watchTime(worker, options.timeLimit, handleTimeout)]
  let isOver = false
  worker.on('message', handleMessage)
  worker.on('exit', handleExit)

  return {
    /** Aborts with the pool's error for late jobs. */
    lateSignal: lateController.signal,
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
