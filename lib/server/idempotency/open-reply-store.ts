import { getRedis } from '@/lib/server/redis/redis'
import { MemoryReplyStore } from './memory-reply-store'
import { RedisReplyStore } from './redis-reply-store'
import type { ReplyStore } from './reply-store'

/** In Redis where the operator has one, else in this process. */
export function openReplyStore(): ReplyStore {
  const shared = getRedis()
  const own = new MemoryReplyStore()
  return shared ? new RedisReplyStore(shared, own) : own
}
