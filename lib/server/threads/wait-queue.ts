import { PublicError } from '@/lib/core/errors'
import { withAbort } from './with-abort'

export function createWaitQueue<T>(maxLength: number) {
  const waiters = new Set<(value: T) => void>()

  return {
    /** Waits for a turn. Throws `unavailable` when the queue is full, and the signal's reason on abort. */
    async wait(signal: AbortSignal): Promise<T> {
      if (waiters.size >= maxLength) {
        throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
      }
      const { promise, resolve } = Promise.withResolvers<T>()
      // Removes the waiter immediately, so that no value goes to an aborted waiter.
      const removeWaiter = () => void waiters.delete(resolve)
      signal.addEventListener('abort', removeWaiter, { once: true })
      waiters.add(resolve)
      try {
        return await withAbort(promise, signal)
      } finally {
        signal.removeEventListener('abort', removeWaiter)
        removeWaiter()
      }
    },
    hasNext: () => waiters.size > 0,
    next(value: T): void {
      const [resolveFirst] = waiters
      if (resolveFirst === undefined) return
      waiters.delete(resolveFirst)
      resolveFirst(value)
    },
  }
}
