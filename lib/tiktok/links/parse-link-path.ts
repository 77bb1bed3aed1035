import type { OtherLink, ShortLink, TikTokLink } from './link'

type Site = {
  shortLinkSite: ShortLink['site']
  codeLocation: 'at the root' | 'under /t'
  /** Whether this site also serves posts and profiles. */
  hasPosts: boolean
}

/**
 * Exact hosts: ads.tiktok.com and tiktok.com.evil.test do not match. Short codes are interchangeable between sites with
 * the same kind of short link.
 */
const sites = new Map<string, Site>([
  ['www.tiktok.com', { shortLinkSite: 'www', codeLocation: 'under /t', hasPosts: true }],
  ['tiktok.com', { shortLinkSite: 'www', codeLocation: 'under /t', hasPosts: true }],
  ['m.tiktok.com', { shortLinkSite: 'www', codeLocation: 'under /t', hasPosts: true }],
  ['lite.tiktok.com', { shortLinkSite: 'lite', codeLocation: 'under /t', hasPosts: true }],
  ['www.tiktokv.com', { shortLinkSite: 'www', codeLocation: 'under /t', hasPosts: true }],
  ['t.tiktok.com', { shortLinkSite: 'vt', codeLocation: 'at the root', hasPosts: true }],
  ['pro.tiktok.com', { shortLinkSite: 'vt', codeLocation: 'at the root', hasPosts: true }],
  ['vm.tiktok.com', { shortLinkSite: 'vm', codeLocation: 'at the root', hasPosts: false }],
  ['vt.tiktok.com', { shortLinkSite: 'vt', codeLocation: 'at the root', hasPosts: false }],
])

export const linkHosts: readonly string[] = [...sites.keys()]

export const isLinkHost = (host: string): boolean => sites.has(host)

const AUTHOR_PATTERN = '(?:[a-z]{2}(?:-[A-Za-z]{2,4})?/)?@(?<username>[A-Za-z0-9._]{0,24})'
const ID_PATTERN = String.raw`(?<id>\d{15,20})`

const postPattern = new RegExp(`^${AUTHOR_PATTERN}/(?<kind>video|photo)/${ID_PATTERN}$`)
const postIdPattern = new RegExp(
  String.raw`^(?:(?:embed|embed/v2|embed/video|player/v1|v|share/video|i18n/share/video)/${ID_PATTERN}|v/(?<page>\d{15,20})\.html)$`,
)
const profilePattern = new RegExp(`^${AUTHOR_PATTERN}$`)
const codePattern = /^(?:[tv]\/)?(?<code>[A-Za-z0-9_-]{5,32})$/
const otherPagePatterns: readonly (readonly [RegExp, OtherLink['pageKind']])[] = [
  [/^$/, 'home'],
  [new RegExp(`^${AUTHOR_PATTERN}/live$`), 'live'],
  [/^music\/[^/]+$/, 'music'],
  [/^tag\/[^/]+$/, 'tag'],
  [/^sticker\/[^/]+$/, 'sticker'],
  [new RegExp(`^(?:${AUTHOR_PATTERN}/)?collection/[^/]+$`), 'collection'],
  [new RegExp(`^(?:${AUTHOR_PATTERN}/)?playlist/[^/]+$`), 'playlist'],
  [/^login(?:\/|$)/, 'login'],
  [/^[a-z]{2}\/(?:about|notfound)$/, 'region'],
]

export function parseLinkPath(host: string, pathname: string): TikTokLink | null {
  const site = sites.get(host)
  const path = pathname.replaceAll('%40', '@').split('/').filter(Boolean).join('/')
  if (!site) return null
  return (site.hasPosts ? parseLongPath(path) : null) ?? parseShortPath(site, path)
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

function parseShortPath({ shortLinkSite, codeLocation }: Site, path: string): TikTokLink | null {
  const isAtRoot = !path.includes('/')
  const shortCode = codePattern.exec(path)?.groups?.code
  if (!shortCode || isAtRoot !== (codeLocation === 'at the root') || (path.startsWith('v/') && /^\d+$/.test(shortCode)))
    return null
  return { kind: 'short', site: shortLinkSite, code: shortCode }
}

/** TikTok now requires more than one character, but shorter accounts may exist. */
const isValidHandle = (name: string) => /^[A-Za-z0-9._]{1,24}$/.test(name) && !name.endsWith('.')
