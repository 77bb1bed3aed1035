import type { FailureReason } from '@/lib/core/errors'
import type { Post } from '@/lib/tiktok/posts/post'
import type { PostFailure } from '@/lib/tiktok/posts/post-failures'
import type { TikTokSettings } from '@/lib/tool/settings'

export type SourceRequest = { id: string; username?: string; tiktok: TikTokSettings; signal: AbortSignal }

export type SourceResult = { post: Post } | { fault: PostFailure; reason?: FailureReason }

/** May throw the errors of `fetchTikTok`. */
export type PostSource = (request: SourceRequest) => Promise<SourceResult>

export const SOURCE_TIMEOUT_MS = 15_000

/** Returns the failure that the status alone shows; null when the body must be read. */
export function classifyHttpStatus(status: number): PostFailure | null {
  if (status === 429) return 'rate_limited'
  if (status === 401 || status === 403) return 'challenge'
  if (status >= 500) return 'busy'
  return null
}
