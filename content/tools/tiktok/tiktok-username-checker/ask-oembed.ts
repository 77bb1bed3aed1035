import { z } from 'zod'
import { parsedJson } from '@/lib/tiktok/sources/lenient'
import type { Ask } from './ask'
import type { Finding } from './in-words'

const profile = z.object({ author_url: z.string(), author_name: z.string().optional() })

/** `none` knows no public creator of this name; whether it is absent, private, under 13 or banned looks the same. */
export type OembedAnswer =
  | Extract<Finding, { kind: 'public' | 'elsewhere' | 'unclear' | 'limited' }>
  | { kind: 'none' }

/**
 * Asks TikTok's oEmbed service for a profile, the cheaper of the two sources: 200 and the same handle for a public account,
 * 400 otherwise (developers.tiktok.com/doc/embed-creator-profiles; WhatsMyName goes by it, 2026-08). `name` has passed the
 * spelling rules.
 */
export async function askOembed(name: string, ask: Ask): Promise<OembedAnswer> {
  const about = encodeURIComponent(`https://www.tiktok.com/@${name}`)
  const answer = await ask(`/oembed?url=${about}`, 'application/json')
  if (answer?.status === 429) return { kind: 'limited' }
  if (answer?.status === 400) return { kind: 'none' }
  const body = profile.safeParse(answer?.status === 200 ? parsedJson(answer.text) : undefined)
  const handle = /\/@([A-Za-z0-9._]{1,40})/.exec(body.data?.author_url ?? '')?.[1]?.toLowerCase()
  if (!body.success || handle === undefined) return { kind: 'unclear' }
  if (handle !== name) return { kind: 'elsewhere', handle }
  return { kind: 'public', account: { nickname: body.data.author_name || null, followers: null } }
}
