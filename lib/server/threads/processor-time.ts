import type { Worker } from 'node:worker_threads'

/** How long a job may compute, and how long it may take in all, in milliseconds. */
export type TimeLimit = { processorMs: number; totalMs: number }

/** Looked at again no sooner than this, in milliseconds. */
const MIN_WAIT_MS = 10

/**
 * Calls `onSpent` once a thread has used up its time, counted from now. What it waits for a processor is not
 * computing, so that a busy machine ends no honest work. Returns what stops the watch.
 */
export function watchTime(worker: Worker, limit: TimeLimit, onSpent: () => void): () => void {
  const startedAt = performance.now()
  const atStart = worker.cpuUsage()
  // A thread that has ended cannot say what it used.
  atStart.catch(() => {})
  let isWatched = true
  let timer = setTimeout(look, limit.processorMs)

  async function look(): Promise<void> {
    const used = await atStart.then((before) => worker.cpuUsage(before)).catch(() => null)
    if (!isWatched || !used) return
    const left = Math.min(
      limit.processorMs - (used.user + used.system) / 1000,
      limit.totalMs - (performance.now() - startedAt),
    )
    if (left <= 0) onSpent()
    else timer = setTimeout(look, Math.max(left, MIN_WAIT_MS))
  }

  return () => {
    isWatched = false
    clearTimeout(timer)
  }
}
