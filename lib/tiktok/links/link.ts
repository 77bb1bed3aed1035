import { findTikTokUrl } from './find-tiktok-url'
import { parseLinkPath } from './parse-link-path'

export type PostLink = { kind: 'video' | 'photo'; id: string; username?: string }
export type ShortLink = { kind: 'short'; site: 'vm' | 'vt' | 'www' | 'lite'; code: string }
export type ProfileLink = { kind: 'profile'; username: string }
export type OtherLink = {
  kind: 'other'
  /** `home` is where dead short links lead, `region` where countries that TikTok does not serve are sent. */
  pageKind: 'live' | 'music' | 'tag' | 'collection' | 'playlist' | 'sticker' | 'home' | 'login' | 'region'
}

/** What a TikTok address points to. Its parts are checked, so that addresses may be built from them. */
export type TikTokLink = PostLink | ShortLink | ProfileLink | OtherLink

/**
 * Reads what a visitor or a redirect gives as a TikTok address: with or without its scheme, also inside a shared
 * message, of which the first address counts. Null for anything that is not TikTok's. The forms are those that TikTok's
 * apps and pages hand out, as public clients of TikTok know them (yt-dlp, gallery-dl, cobalt, read 2026-11-21). The text
 * itself must never be fetched: `buildTikTokUrl` makes the address from the parts.
 */
export function parseTikTokLink(text: string): TikTokLink | null {
  const url = findTikTokUrl(text)
  if (url === null) return null
  const link = parseLinkPath(url.hostname, url.pathname)
  if (link?.kind !== 'other' || link.pageKind !== 'login') return link
  const redirectTarget = findTikTokUrl(url.searchParams.get('redirect_url') ?? '')
  return (redirectTarget && parseLinkPath(redirectTarget.hostname, redirectTarget.pathname)) ?? link
}
