import { PublicError } from '@/lib/core/errors'
import { parseTikTokLink } from '@/lib/tiktok/links/link'
import type { Settings } from '@/lib/tool/settings'

/**
 * The link's text. Throws `unsupported` where the operator has switched downloads off, `invalid_url` for what is no TikTok link, and
 * `not_a_video` for a link to something else on TikTok, such as a profile.
 */
export function checkDownload({ prompt }: { prompt: string }, { downloads }: Pick<Settings, 'downloads'>): string {
  if (!downloads) throw new PublicError('unsupported')
  const link = parseTikTokLink(prompt)
  if (link === null) throw new PublicError('invalid_url')
  if (link.kind === 'profile' || link.kind === 'other') throw new PublicError('not_a_video')
  return prompt
}
