import { getRedis } from '@/lib/server/redis/redis'
import { MemoryReplyStore } from './memory-reply-store'
import { RedisReplyStore } from './redis-reply-store'
import type { ReplyStore } from './reply-store'

/** In Redis where the operator has one, else in this process. */
export function createReplyStore(): ReplyStore {
  const redis = getRedis()
  const memoryStore = new MemoryReplyStore()
  return redis ? new RedisReplyStore(redis, memoryStore) : memoryStore
}
