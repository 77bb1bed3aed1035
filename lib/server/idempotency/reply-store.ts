import { LRUCache } from 'lru-cache'
import { createLuaScript } from '@/lib/server/redis/connection'
import { getRedis, type Redis } from '@/lib/server/redis/redis'
import { withFallback } from '@/lib/server/redis/redis-unavailable'

/** Stores notes about repeatable requests. Names and notes are opaque and reveal nothing about a visitor. */
export interface ReplyStore {
  /** Writes a note if the name is free or has `replaceableNote`; any other note stays. Returns the previous note. */
  put(name: string, note: string, replaceableNote: string, ttlMs: number): Promise<string | null>
  /** Writes `nextNote`, or deletes for null, if the name has `note` or its note has expired. Any other note stays. */
  replace(name: string, note: string, nextNote: string | null, ttlMs: number): Promise<void>
}

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

/** Evicts the least recently used note above this count. Most notes only mark a run in progress. */
const MAX_NOTES = 10_000
/** Total length of all names and notes; one byte per character. */
const MAX_SIZE = 16 * 1024 * 1024

export class MemoryReplyStore implements ReplyStore {
  private readonly notes = new LRUCache<string, string>({
    max: MAX_NOTES,
    maxSize: MAX_SIZE,
    sizeCalculation: (note, name) => note.length + name.length,
  })

  async put(name: string, note: string, replaceableNote: string, ttlMs: number) {
    const previousNote = this.notes.get(name) ?? null
    if (previousNote === null || previousNote === replaceableNote) this.notes.set(name, note, { ttl: ttlMs })
    return previousNote
  }

  async replace(name: string, note: string, nextNote: string | null, ttlMs: number) {
    const currentNote = this.notes.get(name) ?? note
    if (currentNote !== note) return
    if (nextNote === null) this.notes.delete(name)
    else this.notes.set(name, nextNote, { ttl: ttlMs })
  }
}

export function createReplyStore(): ReplyStore {
  const redis = getRedis()
  const memoryStore = new MemoryReplyStore()
  return redis ? new RedisReplyStore(redis, memoryStore) : memoryStore
}
