import 'server-only'
import { z } from 'zod'
import type { PostFailure } from '@/lib/tiktok/posts/post-failures'
import { fetchTikTok, userAgent } from './fetch-tiktok'
import { lenientArray, lenientInteger, lenientString, parseJson } from './lenient-schemas'
import { isChallenge } from './page-data'
import { parsePlayerPost } from './player-post'
import { classifyHttpStatus, SOURCE_TIMEOUT_MS, type SourceRequest, type SourceResult } from './source'

const MAX_BYTES = 2 * 1_024 * 1_024

const replySchema = z.object({
  status_code: lenientInteger,
  items: z.array(z.unknown()).nullish().catch(null),
  results: lenientArray(z.object({ code: lenientString })),
})

/** The meanings of the player's own messages, as public clients report them (read 2026-11-21). */
const codeFailurePatterns: readonly (readonly [RegExp, PostFailure])[] = [
  [/nil_core_data|not_exist/, 'not_found'],
  [/busy/, 'busy'],
]

/**
 * Requests a post as TikTok's Embed Player does (developers.tiktok.com/doc/embed-player, 2026-10-28; the address its
 * page reads is not documented). Needs no cookie. Returns files without a watermark, but no captions and no sound.
 */
export async function fetchFromPlayer({ id, tiktok, signal }: SourceRequest): Promise<SourceResult> {
  const { status, text } = await fetchTikTok(`https://www.tiktok.com/player/api/v1/items?item_ids=${id}`, {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    timeoutMs: SOURCE_TIMEOUT_MS,
    headers: {
      'User-Agent': userAgent,
      Accept: 'application/json',
      Referer: `https://www.tiktok.com/player/v1/${id}`,
    },
  })
  const fault = classifyHttpStatus(status)
  if (fault) return { fault }
  const result = replySchema.safeParse(parseJson(text))
  if (!result.success) return { fault: isChallenge(text) ? 'challenge' : 'missing_data' }
  const firstItem = result.data.items?.[0]
  if (firstItem === undefined) return { fault: classifyReply(result.data) }
  const post = parsePlayerPost(firstItem, id, tiktok)
  return post ? { post } : { fault: 'changed_shape' }
}

function classifyReply({ status_code: status, results }: z.output<typeof replySchema>): PostFailure {
  if (status === 5) return 'not_found'
  const code = results[0]?.code ?? ''
  const failure = codeFailurePatterns.find(([pattern]) => pattern.test(code))?.[1]
  return failure ?? (status === 0 ? 'changed_shape' : 'busy')
}
