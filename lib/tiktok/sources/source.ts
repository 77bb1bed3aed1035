import type { FailureReason } from '@/lib/core/errors'
import type { Fault } from '@/lib/tiktok/posts/faults'
import type { Post } from '@/lib/tiktok/posts/post'
import type { TikTokSettings } from '@/lib/tool/settings'

export type Request = { id: string; username?: string; tiktok: TikTokSettings; signal: AbortSignal }

/** What came of asking one source. */
export type Outcome = { post: Post } | { fault: Fault; reason?: FailureReason }

/** One way to learn about a post. May throw what `askTikTok` throws. */
export type Source = (request: Request) => Promise<Outcome>

/** The longest that one source may take for one answer, in milliseconds. */
export const ANSWER_MS = 15_000

/** What an answer's status alone says; null when its body must be read. */
export function faultOfStatus(status: number): Fault | null {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'challenge'
  if (status >= 500) return 'busy'
  return null
}
