import { isRedisUnavailable } from './redis-unavailable'

/** Returns the result of `primary`, or of `fallback` while Redis is unavailable. */
export async function withFallback<T>(primary: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
  try {
    return await primary()
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return fallback()
  }
}
