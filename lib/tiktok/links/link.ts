import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { isLinkHost, linkHosts, parseLinkPath } from './parse-link-path'

const MAX_TEXT_LENGTH = 2_048
const invisibleCharacterPattern = /[\u200b-\u200d\ufeff]/g
/** Preceded by a space, a bracket or another script's letter, but not by what could be the inside of another address. */
const urlWithSchemePattern = /(?<![\w/?#&=%@.~+-])https?:\S+/i
const urlWithoutSchemePattern = new RegExp(
  String.raw`(?<!\S)(?:${linkHosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')})(?=[/?#]|$)\S*`,
  'i',
)
/** The end of a sentence or a bracket around the address. */
const trailingPunctuationPattern = /[.,;:!?)\]}'"»”’。，！？）】」]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
const forbiddenCharacterPattern = /[\u0000-\u001f\u007f-\u009f\\\s]/

/**
 * The first web address in a text, if it is one of TikTok's: plain http or https without user, password or port. Checked
 * before `URL` reads it, because that drops tabs and turns a backslash into a slash without a word.
 */
function findTikTokUrl(text: string): URL | null {
  if (text.length > MAX_TEXT_LENGTH) return null
  const visibleText = text.replace(invisibleCharacterPattern, '').trim()
  const candidate = trimEndMatching(
    (urlWithSchemePattern.exec(visibleText) ?? urlWithoutSchemePattern.exec(visibleText))?.[0] ?? '',
    trailingPunctuationPattern,
  )
  if (candidate === '' || forbiddenCharacterPattern.test(candidate)) return null
  const url = URL.parse(/^https?:/i.test(candidate) ? candidate : `https://${candidate}`)
  if (!url || !isLinkHost(url.hostname)) return null
  return url.username || url.password || url.port ? null : url
}

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
