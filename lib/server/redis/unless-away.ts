import { isRedisAway } from './away'

/** What `shared` gives, or while Redis is away what `alone` gives. */
export async function unlessAway<T>(shared: () => Promise<T>, alone: () => Promise<T>): Promise<T> {
  try {
    return await shared()
  } catch (error) {
    if (!isRedisAway(error)) throw error
    return alone()
  }
}
