import { createLuaScript } from '@/lib/server/redis/lua-script'
import type { Redis } from '@/lib/server/redis/redis'
import { withFallback } from '@/lib/server/redis/with-fallback'
import type { ReplyStore } from './reply-store'

const putScript = createLuaScript(`
local before = redis.call('GET', KEYS[1])
if not before or before == ARGV[2] then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3]) end
return before`)

const replaceScript = createLuaScript(`
local before = redis.call('GET', KEYS[1])
if before and before ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`)

/** Keeps replies where several processes find them, and in this one alone while Redis is away. */
export class RedisReplyStore implements ReplyStore {
  constructor(
    private readonly redis: Redis,
    private readonly fallback: ReplyStore,
  ) {}

  put(name: string, note: string, replaceableNote: string, ttlMs: number) {
    return withFallback(
      async () => {
        const previousNote = await this.redis.run(putScript, [toRedisKey(name)], [note, replaceableNote, ttlMs])
        return typeof previousNote === 'string' ? previousNote : null
      },
      () => this.fallback.put(name, note, replaceableNote, ttlMs),
    )
  }

  replace(name: string, note: string, nextNote: string | null, ttlMs: number) {
    return withFallback(
      async () => void (await this.redis.run(replaceScript, [toRedisKey(name)], [note, nextNote ?? '', ttlMs])),
      () => this.fallback.replace(name, note, nextNote, ttlMs),
    )
  }
}

const toRedisKey = (name: string) => `reply:${name}`
