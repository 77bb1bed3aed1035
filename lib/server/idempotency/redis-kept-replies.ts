import type { Redis } from '@/lib/server/redis/client'
import { script } from '@/lib/server/redis/script'
import { unlessAway } from '@/lib/server/redis/unless-away'
import type { KeptReplies } from './kept-replies'

const putScript = script(`
local before = redis.call('GET', KEYS[1])
if not before or before == ARGV[2] then redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[3]) end
return before`)

const replaceScript = script(`
local before = redis.call('GET', KEYS[1])
if before and before ~= ARGV[1] then return 0 end
if ARGV[2] == '' then return redis.call('DEL', KEYS[1]) end
redis.call('SET', KEYS[1], ARGV[2], 'PX', ARGV[3])
return 1`)

/** Keeps replies where several processes find them, and in this one alone while Redis is away. */
export class RedisKeptReplies implements KeptReplies {
  constructor(
    private readonly redis: Redis,
    private readonly meanwhile: KeptReplies,
  ) {}

  put(name: string, note: string, over: string, ttlMs: number) {
    return unlessAway(
      async () => {
        const before = await this.redis.run(putScript, [keyOf(name)], [note, over, ttlMs])
        return typeof before === 'string' ? before : null
      },
      () => this.meanwhile.put(name, note, over, ttlMs),
    )
  }

  replace(name: string, note: string, next: string | null, ttlMs: number) {
    return unlessAway(
      async () => void (await this.redis.run(replaceScript, [keyOf(name)], [note, next ?? '', ttlMs])),
      () => this.meanwhile.replace(name, note, next, ttlMs),
    )
  }
}

const keyOf = (name: string) => `reply:${name}`
