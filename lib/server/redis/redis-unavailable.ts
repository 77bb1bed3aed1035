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
const MAX_TRIES = 300

/** Runs `action`. In an outage, retries it in the background for five minutes, so it must be idempotent. */
export async function retryUntilUp(action: () => Promise<unknown>): Promise<void> {
  if (!(await tryOnce(action))) void retryInBackground(action)
}

async function retryInBackground(action: () => Promise<unknown>): Promise<void> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    await sleep(RETRY_INTERVAL_MS, undefined, { ref: false })
    if (await tryOnce(action)) return
  }
}

async function tryOnce(action: () => Promise<unknown>): Promise<boolean> {
  try {
    await action()
    return true
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return false
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
