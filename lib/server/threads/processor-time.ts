import type { Worker } from 'node:worker_threads'

/** How long a job may compute, and how long it may take in all, in milliseconds. */
export type TimeLimit = { maxProcessorMs: number; totalMs: number }

/** Looked at again no sooner than this, in milliseconds. */
const MIN_WAIT_MS = 10

/**
 * Calls `onTimeout` once a thread has used up its time, counted from now. What it waits for a processor is not
 * computing, so that a busy machine ends no honest work. Returns what stops the watch.
 */
export function watchTime(worker: Worker, limit: TimeLimit, onTimeout: () => void): () => void {
  const startedAt = performance.now()
  const initialUsage = worker.cpuUsage()
  // A thread that has ended cannot say what it used.
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
