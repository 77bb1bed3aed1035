import { getSettings } from '@/lib/server/env'
import { getProcessSingleton } from '@/platform/next/process-state'
import { type LuaScript, RedisConnection } from './connection'

/** Redis as shared by several processes. Every method ends within 250 milliseconds. */
export interface Redis {
  /** Runs a script atomically. Throws `RedisUnavailableError` for a missing reply or an error reply. */
  run(script: LuaScript, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>
  /** Whether requests are paused because Redis failed or is not connected. */
  isUnavailable(): boolean
  ping(): Promise<boolean>
}

/** Returns this process's connection to `REDIS_URL`, or null without it. Does not wait for the connection. */
export function getRedis(): Redis | null {
  return getProcessSingleton('redis', () => {
    const { redisUrl } = getSettings()
    return { connection: redisUrl === null ? null : new RedisConnection(redisUrl) }
  }).connection
}
