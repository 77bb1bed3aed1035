import { createHash } from 'node:crypto'
import { getSettings } from '@/lib/server/env'
import { getProcessSingleton } from '@/platform/next/process-state'
import { getErrorName, isRedisUnavailable, RedisUnavailableError } from './redis-unavailable'

/** A Redis script and its hash, the server's name for it. All keys must be passed as arguments. */
type LuaScript = { lua: string; sha1: string }

export const createLuaScript = (lua: string): LuaScript => ({ lua, sha1: createHash('sha1').update(lua).digest('hex') })

/** Ticks per timeout; a busy process may stretch each tick. */
const TIMEOUT_TICKS = 5

/** Does not count time in which the process was busy: a reply that arrived then is read before it gives up. */
function withTimeout<T>(timeoutMs: number, promise: Promise<T>, problem: string): Promise<T> {
  return new Promise((resolve, reject) => {
    let remainingTicks = TIMEOUT_TICKS
    // A delayed interval ticks only once.
    const timer = setInterval(() => {
      remainingTicks -= 1
      if (remainingTicks > 0) return
      clearInterval(timer)
      setImmediate(() => reject(new RedisUnavailableError(problem)))
    }, timeoutMs / TIMEOUT_TICKS)
    promise.then(resolve, reject).finally(() => clearInterval(timer))
  })
}

/** Requests do not wait this long. A shorter timeout fails in a process that is busy starting. */
const CONNECT_TIMEOUT_MS = 5_000
const MAX_RECONNECT_DELAY_MS = 2_000
/** The hash tag puts all keys in one cluster slot, so that a script can use several. */
const KEY_PREFIX = '{postsmith}:'

/** Creates an unconnected client. `replyTimeoutMs` bounds how long a command may wait to be sent. */
async function createRedisClient(url: string, replyTimeoutMs: number) {
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

type RedisClient = Awaited<ReturnType<typeof createRedisClient>>

type Timeouts = {
  replyTimeoutMs: number
  /** Milliseconds without requests after a failure. */
  pauseMs: number
}

const defaultTimeouts: Timeouts = { replyTimeoutMs: 250, pauseMs: 5_000 }
const LOG_INTERVAL_MS = 60_000
const OUTAGE_EFFECTS =
  'Until it is back, each process counts for itself with half of every limit, and no model runs that a daily bound holds for.'

/** A persistent connection that pauses for a while when Redis fails. Every method ends within `replyTimeoutMs`. */
export class RedisConnection {
  private client: RedisClient | null = null
  /** Requests wait for this promise until the first connection succeeds or times out. */
  private readonly firstConnection: Promise<void>
  private pausedUntil = 0
  private loggedAt = Number.NEGATIVE_INFINITY
  private isClosed = false

  constructor(
    private readonly url: string,
    private readonly timeouts = defaultTimeouts,
  ) {
    this.firstConnection = this.connect()
  }

  /** Runs a script atomically. Throws `RedisUnavailableError` for a missing reply or an error reply. */
  run({ sha1, lua }: LuaScript, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown> {
    const options = { keys: [...keys], arguments: args.map(String) }
    return this.send(async (client) => {
      try {
        return await client.evalSha(sha1, options)
      } catch (error) {
        if (getErrorName(error) !== 'NOSCRIPT') throw error
        return client.eval(lua, options)
      }
    })
  }

  /** Whether requests are paused because Redis failed or is not connected. */
  isUnavailable(): boolean {
    return performance.now() < this.pausedUntil || !this.client?.isReady
  }

  async ping(): Promise<boolean> {
    // This write has no effect, but a full server and a replica refuse it. It adds nothing to the append-only file.
    return this.send((client) => client.setRange('ping', 0, '')).then(
      () => true,
      () => false,
    )
  }

  close(): void {
    this.isClosed = true
    this.disconnect()
  }

  private async send<T>(command: (client: RedisClient) => Promise<T>): Promise<T> {
    if (!this.client?.isReady) await this.firstConnection
    const { client } = this
    // Fails immediately; the client reconnects automatically.
    if (!client?.isReady) throw new RedisUnavailableError('it is not connected')
    const now = performance.now()
    if (now < this.pausedUntil) throw new RedisUnavailableError('it is paused after a failure')
    // After a failure, one request probes for all.
    if (this.pausedUntil > 0) this.pausedUntil = now + this.timeouts.pauseMs
    try {
      const answer = await withTimeout(this.timeouts.replyTimeoutMs, command(client), 'it does not answer')
      this.pausedUntil = 0
      return answer
    } catch (error) {
      const failure = isRedisUnavailable(error) ? error : new RedisUnavailableError(getErrorName(error))
      this.handleFailure(client, failure)
      throw failure
    }
  }

  private handleFailure(client: RedisClient, failure: RedisUnavailableError): void {
    this.logOutage(failure)
    if (client !== this.client) return
    this.pausedUntil = client.isReady ? performance.now() + this.timeouts.pauseMs : 0
    if (!client.isReady) return
    // After a failover the server may have changed, or the connection may be dead.
    this.disconnect()
    void this.connect()
  }

  /** Starts to connect. Resolves on success or after the timeout. */
  private async connect(): Promise<void> {
    const handleError = (error: unknown) => this.logOutage(new RedisUnavailableError(getErrorName(error)))
    const client = await createRedisClient(this.url, this.timeouts.replyTimeoutMs).catch(handleError)
    if (!client || this.isClosed) return
    client.on('error', handleError)
    this.client = client
    // Reconnects automatically; rejects only when the client is closed before it connects.
    await withTimeout(this.timeouts.replyTimeoutMs, client.connect(), 'it is not connected').catch(() => undefined)
  }

  private disconnect(): void {
    this.client?.destroy()
    this.client = null
  }

  private logOutage({ message }: RedisUnavailableError): void {
    if (this.isClosed || performance.now() - this.loggedAt < LOG_INTERVAL_MS) return
    this.loggedAt = performance.now()
    console.error(`Postsmith: ${message}. ${OUTAGE_EFFECTS}`)
  }
}

/** Redis as shared by several processes. */
export type Redis = Pick<RedisConnection, 'run' | 'isUnavailable' | 'ping'>

/** Returns this process's connection to `REDIS_URL`, or null without it. Does not wait for the connection. */
export function getRedis(): Redis | null {
  return getProcessSingleton('redis', () => {
    const { redisUrl } = getSettings()
    return { connection: redisUrl === null ? null : new RedisConnection(redisUrl) }
  }).connection
}
