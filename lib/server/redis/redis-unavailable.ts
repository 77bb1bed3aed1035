import { setTimeout as sleep } from 'node:timers/promises'

/** Redis timed out, is not connected or reported an error. The message names neither address nor key. */
export class RedisUnavailableError extends Error {
  constructor(reason: string) {
    super(`Redis is away: ${reason}`)
    this.name = 'RedisUnavailableError'
  }
}

/** Compares by name, because a route's bundle may have its own copy of the class. */
export const isRedisUnavailable = (error: unknown): error is RedisUnavailableError =>
  error instanceof Error && error.name === 'RedisUnavailableError'

/** Returns a client error's name without any address: Node's code, or the first word of the server's message. */
export function getErrorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [word = ''] = error.message.split(' ', 1)
  return /^[A-Z]{2,20}$/.test(word) ? word : 'its connection failed'
}

const RETRY_INTERVAL_MS = 1_000
const MAX_RETRIES = 300

/** Runs `action`. In an outage, retries it in the background for five minutes, so it must be idempotent. */
export async function retryUntilUp(action: () => Promise<unknown>, retriesLeft = MAX_RETRIES): Promise<void> {
  try {
    await action()
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    if (retriesLeft === 0) return
    const pause = sleep(RETRY_INTERVAL_MS, undefined, { ref: false })
    void pause.then(() => retryUntilUp(action, retriesLeft - 1))
  }
}

/** Returns the result of `primary`, or of `fallback` while Redis is unavailable. */
export async function withFallback<T>(primary: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
  try {
    return await primary()
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return fallback()
  }
}
