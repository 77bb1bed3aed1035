import type { TikTokSettings } from '@/lib/tool/settings'
import { isMediaHost } from './media-hosts'

/**
 * The first of a file's addresses that may be fetched: https on one of TikTok's media hosts, or the stand-in's. Null when
 * there is none. An address that TikTok gives as plain http is taken as https.
 */
export function pickMediaUrl(urls: readonly string[], tiktok: TikTokSettings): string | null {
  for (const urlText of urls) {
    const url = URL.parse(urlText)
    if (url && upgradeAndValidateUrl(url, tiktok)) return url.href
  }
  return null
}

function upgradeAndValidateUrl(url: URL, { isMock, origin }: TikTokSettings): boolean {
  if (url.username || url.password) return false
  if (isMock && url.origin === origin) return true
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && url.port === '' && isMediaHost(url.hostname)
}
