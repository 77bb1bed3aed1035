import { settings } from '@/lib/server/env'
import { perProcess } from '@/lib/server/per-process'
import { RedisConnection } from './connection'
import type { Script } from './script'

/** What several processes share. Every method ends within 250 milliseconds. */
export interface Redis {
  /** Runs a script in one step. Throws `RedisAway` when there is no answer, or one that says it cannot be done. */
  run(script: Script, keys: readonly string[], args: readonly (string | number)[]): Promise<unknown>
  /** Whether nothing is asked of it just now, because it failed or is not connected. */
  isAway(): boolean
  /** Whether it answers and takes a write. */
  ping(): Promise<boolean>
}

/** This process's connection to `REDIS_URL`, else `KV_URL`; null without them. Begins to connect and does not wait. */
export function redis(): Redis | null {
  return perProcess('redis', () => {
    const { redisUrl } = settings()
    return { connection: redisUrl === null ? null : new RedisConnection(redisUrl) }
  }).connection
}
