import { redis } from '@/lib/server/redis/client'
import type { KeptReplies } from './kept-replies'
import { MemoryKeptReplies } from './memory-kept-replies'
import { RedisKeptReplies } from './redis-kept-replies'

/** In Redis where the operator has one, else in this process. */
export function openKeptReplies(): KeptReplies {
  const shared = redis()
  const own = new MemoryKeptReplies()
  return shared ? new RedisKeptReplies(shared, own) : own
}
