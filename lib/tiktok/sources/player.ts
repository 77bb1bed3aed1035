import 'server-only'
import { z } from 'zod'
import type { Fault } from '@/lib/tiktok/posts/faults'
import { askTikTok, userAgent } from './ask'
import { listOf, parsedJson, text, whole } from './lenient'
import { isChallenge } from './page-data'
import { playerPost } from './player-post'
import { ANSWER_MS, faultOfStatus, type Outcome, type Request } from './source'

const MAX_BYTES = 2 * 1_024 * 1_024

const answer = z.object({
  status_code: whole,
  items: z.array(z.unknown()).nullish().catch(null),
  results: listOf(z.object({ code: text })),
})

/** What the player's own words mean, as public clients of it report them (read 2026-11-21). */
const codes: readonly (readonly [RegExp, Fault])[] = [
  [/nil_core_data|not_exist/, 'not_found'],
  [/busy/, 'busy'],
]

/**
 * Asks for a post as TikTok's Embed Player does (developers.tiktok.com/doc/embed-player, 2026-10-28; the address its page
 * reads is not documented). Needs no cookie. Gives the files without watermark, but neither captions nor the sound.
 */
export async function askPlayer({ id, tiktok, signal }: Request): Promise<Outcome> {
  const { status, text } = await askTikTok(`https://www.tiktok.com/player/api/v1/items?item_ids=${id}`, {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    withinMs: ANSWER_MS,
    headers: {
      'User-Agent': userAgent,
      Accept: 'application/json',
      Referer: `https://www.tiktok.com/player/v1/${id}`,
    },
  })
  const fault = faultOfStatus(status)
  if (fault) return { fault }
  const body = answer.safeParse(parsedJson(text))
  if (!body.success) return { fault: isChallenge(text) ? 'challenge' : 'missing_data' }
  const first = body.data.items?.[0]
  if (first === undefined) return { fault: faultOf(body.data) }
  const post = playerPost(first, id, tiktok)
  return post ? { post } : { fault: 'changed_shape' }
}

function faultOf({ status_code: status, results }: z.output<typeof answer>): Fault {
  if (status === 5) return 'not_found'
  const code = results[0]?.code ?? ''
  const known = codes.find(([words]) => words.test(code))?.[1]
  return known ?? (status === 0 ? 'changed_shape' : 'busy')
}
