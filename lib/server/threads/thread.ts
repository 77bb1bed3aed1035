import { once } from 'node:events'
import type { Worker } from 'node:worker_threads'
import { PublicError } from '@/lib/core/errors'

/** A worker thread of a pool. */
export type Thread = {
  worker: Worker
  /** Fulfilled when it has loaded, rejected with what broke it before. */
  readyPromise: Promise<unknown>
  /** Jobs so far. */
  jobCount: number
  /** Ends it when it has had nothing to do for long. */
  idleTimer?: NodeJS.Timeout
}

/** Watches a worker from its start on. */
export function watchWorker(worker: Worker): Thread {
  const exitPromise = once(worker, 'exit').then(() => Promise.reject(new PublicError('internal')))
  const readyPromise = Promise.race([once(worker, 'message'), exitPromise])
  // Whoever waits for it hears of it. A thread that breaks while nobody does must not take the process along.
  for (const promise of [readyPromise, exitPromise]) promise.catch(() => {})
  worker.on('error', () => {})
  return { worker, readyPromise, jobCount: 0 }
}
