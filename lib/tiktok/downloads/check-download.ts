import { PublicError } from '@/lib/core/errors'
import { parseTikTokLink } from '@/lib/tiktok/links/link'
import type { Settings } from '@/lib/tool/settings'

/**
 * Returns the link's text. Throws `unsupported` when downloads are off, `invalid_url` for a link that is not TikTok's,
 * and `not_a_video` for another TikTok page, such as a profile.
 */
export function checkDownload({ prompt }: { prompt: string }, { downloads }: Pick<Settings, 'downloads'>): string {
  if (!downloads) throw new PublicError('unsupported')
  const link = parseTikTokLink(prompt)
  if (link === null) throw new PublicError('invalid_url')
  if (link.kind === 'profile' || link.kind === 'other') throw new PublicError('not_a_video')
  return prompt
}
