/** Nobody waits for it; less would fail in a process that is busy starting. */
const CONNECT_TIMEOUT_MS = 5_000
const MAX_RECONNECT_DELAY_MS = 2_000
/** One hash tag: all keys lie in one slot of a cluster, so that a script may use several. */
const KEY_PREFIX = '{postsmith}:'

/** A client of the library's that is not connected yet. `replyTimeoutMs` bounds how long a question may wait to be sent. */
export async function createRedisClient(url: string, replyTimeoutMs: number) {
  const { createClient } = await import('@redis/client')
  return createClient({
    url,
    keyPrefix: KEY_PREFIX,
    RESP: 2,
    disableOfflineQueue: true,
    disableClientInfo: true,
    commandOptions: { timeout: replyTimeoutMs },
    socket: {
      connectTimeout: CONNECT_TIMEOUT_MS,
      reconnectStrategy: (tries) => Math.min(100 * 2 ** tries, MAX_RECONNECT_DELAY_MS),
    },
  })
}

export type RedisClient = Awaited<ReturnType<typeof createRedisClient>>
