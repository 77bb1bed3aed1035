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
