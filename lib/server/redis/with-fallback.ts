import { isRedisUnavailable } from './redis-unavailable'

/** What `primary` gives, or while Redis is away what `fallback` gives. */
export async function withFallback<T>(primary: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
  try {
    return await primary()
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return fallback()
  }
}
