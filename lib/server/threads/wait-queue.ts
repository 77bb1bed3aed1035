import { PublicError } from '@/lib/core/errors'
import { abortablePromise } from './abortable-promise'

/** Those who wait for something, first come, first served. */
export function createWaitQueue<T>(maxLength: number) {
  const waiting = new Set<(value: T) => void>()

  return {
    /** Waits for one's turn. Throws `unavailable` when too many wait already, and the signal's reason. */
    async wait(signal: AbortSignal): Promise<T> {
      if (waiting.size >= maxLength) {
        throw new PublicError('unavailable', { reason: 'busy', retryAfterSeconds: 3 })
      }
      const { promise, resolve } = Promise.withResolvers<T>()
      // At once, so that nobody hands anything to one who has left.
      const leave = () => void waiting.delete(resolve)
      signal.addEventListener('abort', leave, { once: true })
      waiting.add(resolve)
      try {
        return await abortablePromise(promise, signal)
      } finally {
        signal.removeEventListener('abort', leave)
        leave()
      }
    },
    hasNext: () => waiting.size > 0,
    /** Lets the first one go on. */
    next(value: T): void {
      const [first] = waiting
      if (first === undefined) return
      waiting.delete(first)
      first(value)
    },
  }
}
