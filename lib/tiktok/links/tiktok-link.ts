import { trimEndMatching } from '@/lib/core/strings/end-punctuation'

/** Exact hosts, so that tiktok.com.evil.test does not match, each with the site whose short codes it shares. */
const shortLinkSites = new Map<string, ShortLink['site']>([
  ['www.tiktok.com', 'www'],
  ['tiktok.com', 'www'],
  ['m.tiktok.com', 'www'],
  ['lite.tiktok.com', 'lite'],
  ['www.tiktokv.com', 'www'],
  ['t.tiktok.com', 'vt'],
  ['pro.tiktok.com', 'vt'],
  ['vm.tiktok.com', 'vm'],
  ['vt.tiktok.com', 'vt'],
])

/** Whether a host has only short links. The others also serve posts and profiles. */
const isShortLinkHost = (host: string) => host === 'vm.tiktok.com' || host === 'vt.tiktok.com'

/** A handle, or TikTok's longer ID of the account (`secUid`). */
const AUTHOR_PATTERN = String.raw`(?:[a-z]{2}(?:-[A-Za-z]{2,4})?/)?@(?<username>[\w.-]{0,128})`
const ID_PATTERN = String.raw`(?<id>\d{15,20})`

const postPattern = new RegExp(`^${AUTHOR_PATTERN}/(?<kind>video|photo)/${ID_PATTERN}$`)
const postIdPattern = new RegExp(
  String.raw`^(?:(?:embed|embed/v2|embed/video|player/v1|v|share/video|i18n/share/video)/${ID_PATTERN}|v/(?<page>\d{15,20})\.html)$`,
)
const profilePattern = new RegExp(`^${AUTHOR_PATTERN}$`)
const codePattern = /^(?:[tv]\/)?(?<code>[A-Za-z0-9_-]{5,32})$/
const otherPagePatterns: readonly (readonly [RegExp, OtherLink['pageKind']])[] = [
  [/^$/, 'home'],
  [/^(?:music|tag|sticker)\/[^/]+$/, 'page'],
  [new RegExp(`^${AUTHOR_PATTERN}/live$`), 'page'],
  [new RegExp(`^(?:${AUTHOR_PATTERN}/)?(?:collection|playlist)/[^/]+$`), 'page'],
  [/^login(?:\/|$)/, 'login'],
  [/^[a-z]{2}\/(?:about|notfound)$/, 'region'],
]

function parseLinkPath(host: string, pathname: string): TikTokLink | null {
  const site = shortLinkSites.get(host)
  const path = pathname.replaceAll('%40', '@').split('/').filter(Boolean).join('/')
  if (!site) return null
  return (isShortLinkHost(host) ? null : parseLongPath(path)) ?? parseShortPath(site, path)
}

function parseLongPath(path: string): TikTokLink | null {
  const groups = postPattern.exec(path)?.groups ?? postIdPattern.exec(path)?.groups
  if (groups) return buildPostLink(groups)
  const username = profilePattern.exec(path)?.groups?.username
  if (username !== undefined) return isValidHandle(username) ? { kind: 'profile', username } : null
  const pageKind = otherPagePatterns.find(([pattern]) => pattern.test(path))?.[1]
  return pageKind ? { kind: 'other', pageKind } : null
}

function buildPostLink({ kind, id = '', page, username = '' }: Record<string, string | undefined>): TikTokLink | null {
  const postId = id || page || ''
  if (BigInt(postId) > 2n ** 63n - 1n) return null
  const hasUsername = isValidHandle(username) && username !== '_'
  return { kind: kind === 'photo' ? 'photo' : 'video', id: postId, ...(hasUsername && { username }) }
}

/** Codes are at the root on vm and vt, and under /t elsewhere. */
function parseShortPath(site: ShortLink['site'], path: string): TikTokLink | null {
  const isAtRoot = !path.includes('/')
  const code = codePattern.exec(path)?.groups?.code
  if (!code || isAtRoot !== (site === 'vm' || site === 'vt') || (path.startsWith('v/') && /^\d+$/.test(code)))
    return null
  return { kind: 'short', site, code }
}

/** TikTok now requires more than one character, but accounts with shorter names may exist. */
const isValidHandle = (name: string) => /^[A-Za-z0-9._]{1,24}$/.test(name) && !name.endsWith('.')

const MAX_TEXT_LENGTH = 2_048
const invisibleCharacterPattern = /[\u200b-\u200d\ufeff]/g
/** The URL may follow a space, a bracket or a letter of another script, but must not be inside another URL. */
const urlWithSchemePattern = /(?<![\w/?#&=%@.~+-])https?:\S+/i
const urlWithoutSchemePattern = new RegExp(
  String.raw`(?<!\S)(?:${[...shortLinkSites.keys()].map((host) => host.replaceAll('.', String.raw`\.`)).join('|')})(?=[/?#]|$)\S*`,
  'i',
)
/** The end of a sentence, or a bracket around the URL. */
const trailingPunctuationPattern = /[.,;:!?)\]}'"»”’。，！？）】」]/
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not pass
const forbiddenCharacterPattern = /[\u0000-\u001f\u007f-\u009f\\\s]/

/** Validates before `URL` parses, because `URL` silently drops tabs and turns backslashes into slashes. */
function findTikTokUrl(text: string): URL | null {
  if (text.length > MAX_TEXT_LENGTH) return null
  const visibleText = text.replace(invisibleCharacterPattern, '').trim()
  const candidate = trimEndMatching(
    (urlWithSchemePattern.exec(visibleText) ?? urlWithoutSchemePattern.exec(visibleText))?.[0] ?? '',
    trailingPunctuationPattern,
  )
  if (candidate === '' || forbiddenCharacterPattern.test(candidate)) return null
  const url = URL.parse(/^https?:/i.test(candidate) ? candidate : `https://${candidate}`)
  if (!url || !shortLinkSites.has(url.hostname)) return null
  return url.username || url.password || url.port ? null : url
}

const douyinHostPattern = /(?:^|[^\w-])(?:ies)?douyin\.com(?![\w.-])/i

/** Returns why a text without a TikTok link is refused. Douyin is another service of the same company. */
export const getLinkErrorCode = (text: string) => (douyinHostPattern.test(text) ? 'douyin_link' : 'invalid_url')

export type PostLink = { kind: 'video' | 'photo'; id: string; username?: string }
export type ShortLink = { kind: 'short'; site: 'vm' | 'vt' | 'www' | 'lite'; code: string }
type ProfileLink = { kind: 'profile'; username: string }
type OtherLink = {
  kind: 'other'
  /** `home`: the target of dead short links. `region`: the target in countries that TikTok does not serve. */
  pageKind: 'home' | 'login' | 'region' | 'page'
}

/** The target of a TikTok URL. Its parts are validated, so that URLs can be built from them. */
export type TikTokLink = PostLink | ShortLink | ProfileLink | OtherLink

/**
 * Reads the forms that public clients know (yt-dlp, gallery-dl, cobalt, read 2026-11-21); null for other sites. Never
 * fetch the text itself: `build-tiktok-url.ts` builds the URL from the parts.
 */
export function parseTikTokLink(text: string): TikTokLink | null {
  const url = findTikTokUrl(text)
  if (url === null) return null
  const link = parseLinkPath(url.hostname, url.pathname)
  if (link?.kind !== 'other' || link.pageKind !== 'login') return link
  const redirectTarget = findTikTokUrl(url.searchParams.get('redirect_url') ?? '')
  return (redirectTarget && parseLinkPath(redirectTarget.hostname, redirectTarget.pathname)) ?? link
}

/** Returns the first line or part of a line with a TikTok link, as written. */
export function findTikTokLink(text: string): string | undefined {
  const parts = text.split(/\n|(?<=[\s,;])(?=https?:)/i)
  return parts.find((part) => parseTikTokLink(part) !== null)?.trim()
}
