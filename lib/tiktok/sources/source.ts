import type { FailureReason } from '@/lib/core/errors'
import type { Post } from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failures'
import type { TikTokSettings } from '@/lib/tool/settings'

export type SourceRequest = { id: string; username?: string; tiktok: TikTokSettings; signal: AbortSignal }

/** What came of asking one source. */
export type SourceResult = { post: Post } | { fault: PostFailure; reason?: FailureReason }

/** One way to learn about a post. May throw what `fetchTikTok` throws. */
export type PostSource = (request: SourceRequest) => Promise<SourceResult>

/** The longest that one source may take for one answer, in milliseconds. */
export const SOURCE_TIMEOUT_MS = 15_000

/** What an answer's status alone says; null when its body must be read. */
export function classifyHttpStatus(status: number): PostFailure | null {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'challenge'
  if (status >= 500) return 'busy'
  return null
}
