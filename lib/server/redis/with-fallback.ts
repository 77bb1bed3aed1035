import { isRedisUnavailable } from './redis-unavailable'

/** What `shared` gives, or while Redis is away what `alone` gives. */
export async function withFallback<T>(primary: () => Promise<T>, fallback: () => Promise<T>): Promise<T> {
  try {
    return await primary()
  } catch (error) {
    if (!isRedisUnavailable(error)) throw error
    return fallback()
  }
}
