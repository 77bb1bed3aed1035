import type { Worker } from 'node:worker_threads'

/** Processor time and total time that a job may take, in milliseconds. */
export type TimeLimit = { maxProcessorMs: number; totalMs: number }

const MIN_WAIT_MS = 10

/**
 * Calls `onTimeout` when a thread exceeds its time limit, counted from now. Waiting for a processor does not count as
 * computing, so a busy machine does not end valid work. Returns a function that stops the watch.
 */
export function watchTime(worker: Worker, limit: TimeLimit, onTimeout: () => void): () => void {
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
