import { z } from 'zod'
import { parseJson } from '@/lib/tiktok/sources/lenient-schemas'
import type { Finding } from './describe-finding'
import type { FetchPage } from './page-fetcher'

const profileSchema = z.object({ author_url: z.string(), author_name: z.string().optional() })

/** `none` knows no public creator of this name; whether it is absent, private, under 13 or banned looks the same. */
export type OembedFinding =
  | Extract<Finding, { kind: 'public' | 'elsewhere' | 'unclear' | 'limited' }>
  | { kind: 'none' }

/**
 * Asks TikTok's oEmbed service for a profile, the cheaper of the two sources: 200 and the same handle for a public account,
 * 400 otherwise (developers.tiktok.com/doc/embed-creator-profiles; WhatsMyName goes by it, 2026-08). `name` has passed the
 * spelling rules.
 */
export async function checkOembed(name: string, fetchPage: FetchPage): Promise<OembedFinding> {
  const profileUrl = encodeURIComponent(`https://www.tiktok.com/@${name}`)
  const response = await fetchPage(`/oembed?url=${profileUrl}`, 'application/json')
  if (response?.status === 429) return { kind: 'limited' }
  if (response?.status === 400) return { kind: 'none' }
  const body = profileSchema.safeParse(response?.status === 200 ? parseJson(response.text) : undefined)
  const handle = /\/@([A-Za-z0-9._]{1,40})/.exec(body.data?.author_url ?? '')?.[1]?.toLowerCase()
  if (!body.success || handle === undefined) return { kind: 'unclear' }
  if (handle !== name) return { kind: 'elsewhere', handle }
  return { kind: 'public', account: { nickname: body.data.author_name || null, followers: null } }
}
