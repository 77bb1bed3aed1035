import { getSettings } from '@/lib/server/env'
import { getProcessSingleton } from '@/lib/server/process-singleton'
import { RedisConnection } from './connection'
import type { LuaScript } from './lua-script'

/** What several processes share. Every method ends within 250 milliseconds. */
export interface Redis {
  /** Runs a script in one step. Throws `RedisUnavailableError` when there is no answer, or one that says it cannot be done. */
  run(script: LuaScript, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>
  /** Whether nothing is asked of it just now, because it failed or is not connected. */
  isUnavailable(): boolean
  /** Whether it answers and takes a write. */
  ping(): Promise<boolean>
}

/** This process's connection to `REDIS_URL`; null without it. Begins to connect and does not wait. */
export function getRedis(): Redis | null {
  return getProcessSingleton('redis', () => {
    const { redisUrl } = getSettings()
    return { connection: redisUrl === null ? null : new RedisConnection(redisUrl) }
  }).connection
}
