import { PublicError } from '@/lib/core/errors'
import { withAbort } from './with-abort'

/** Those who wait for something, first come, first served. */
export function createWaitQueue<T>(maxLength: number) {
  const waiters = new Set<(value: T) => void>()

  return {
    /** Waits for one's turn. Throws `unavailable` when too many wait already, and the signal's reason. */
    async wait(signal: AbortSignal): Promise<T> {
      if (waiters.size >= maxLength) {
        throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
      }
      const { promise, resolve } = Promise.withResolvers<T>()
      // At once, so that nobody hands anything to one who has left.
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
    /** Lets the first one go on. */
    next(value: T): void {
      const [resolveFirst] = waiters
      if (resolveFirst === undefined) return
      waiters.delete(resolveFirst)
      resolveFirst(value)
    },
  }
}
