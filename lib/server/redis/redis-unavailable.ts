/** Redis gave no answer in time, is not connected or says it cannot; its message names neither address nor key. */
export class RedisUnavailableError extends Error {
  constructor(reason: string) {
    super(`Redis is away: ${reason}`)
    this.name = 'RedisUnavailableError'
  }
}

/** By its name: a route's bundle may hold its own copy of the class. */
export const isRedisUnavailable = (error: unknown): error is RedisUnavailableError =>
  error instanceof Error && error.name === 'RedisUnavailableError'

/** What an error of the client is called, without any address: a code of Node's or the first word of what the server says. */
export function getErrorName(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string') return error.code
  const [word = ''] = error.message.split(' ', 1)
  return /^[A-Z]{2,20}$/.test(word) ? word : 'its connection failed'
}
