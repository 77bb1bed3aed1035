import { trimEndMatching } from '@/lib/core/strings/trim-end-matching'
import { isLinkHost, linkHosts, parseLinkPath } from './parse-link-path'

const MAX_TEXT_LENGTH = 2_048
const invisibleCharacterPattern = /[\u200b-\u200d\ufeff]/g
/** May follow a space, a bracket or a letter of another script, but must not be inside another URL. */
const urlWithSchemePattern = /(?<![\w/?#&=%@.~+-])https?:\S+/i
const urlWithoutSchemePattern = new RegExp(
  String.raw`(?<!\S)(?:${linkHosts.map((host) => host.replaceAll('.', String.raw`\.`)).join('|')})(?=[/?#]|$)\S*`,
  'i',
)
/** The end of a sentence, or a bracket around the URL. */
const trailingPunctuationPattern = /[.,;:!?)\]}'"»”’。，！？）】」]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
const forbiddenCharacterPattern = /[\u0000-\u001f\u007f-\u009f\\\s]/

/**
 * Returns the first URL in a text if it is TikTok's: plain HTTP or HTTPS without user, password or port. Validates
 * before `URL` parses, because `URL` silently drops tabs and turns backslashes into slashes.
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
  /** `home`: the target of dead short links. `region`: the target in countries that TikTok does not serve. */
  pageKind: 'live' | 'music' | 'tag' | 'collection' | 'playlist' | 'sticker' | 'home' | 'login' | 'region'
}

/** The target of a TikTok URL. Its parts are validated, so that URLs can be built from them. */
export type TikTokLink = PostLink | ShortLink | ProfileLink | OtherLink

/**
 * Parses a visitor's text or a redirect as a TikTok URL, with or without scheme; in a shared message, the first URL
 * counts. Null for other sites. Accepts the forms from TikTok's apps and pages, as public clients know them (yt-dlp,
 * gallery-dl, cobalt, read 2026-11-21). Never fetch the text itself: `buildTikTokUrl` builds the URL from the parts.
 */
export function parseTikTokLink(text: string): TikTokLink | null {
  const url = findTikTokUrl(text)
  if (url === null) return null
  const link = parseLinkPath(url.hostname, url.pathname)
  if (link?.kind !== 'other' || link.pageKind !== 'login') return link
  const redirectTarget = findTikTokUrl(url.searchParams.get('redirect_url') ?? '')
  return (redirectTarget && parseLinkPath(redirectTarget.hostname, redirectTarget.pathname)) ?? link
}
