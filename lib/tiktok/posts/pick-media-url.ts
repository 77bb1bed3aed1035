import type { TikTokSettings } from '@/lib/tool/settings'
import { isMediaHost } from './media-hosts'

/**
 * Returns the first allowed URL of a file: HTTPS on a TikTok media host, or the mock server. Null without an allowed
 * URL. Upgrades plain HTTP URLs from TikTok to HTTPS.
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
