import type { OtherLink, ShortLink, TikTokLink } from './link'

type Site = {
  short: ShortLink['site']
  codes: 'at the root' | 'under /t'
  /** Whether posts and profiles have addresses here, too. */
  posts: boolean
}

/** Matched whole: ads.tiktok.com and tiktok.com.evil.test are none of them. A code of any site works at its own kind. */
const sites = new Map<string, Site>([
  ['www.tiktok.com', { short: 'www', codes: 'under /t', posts: true }],
  ['tiktok.com', { short: 'www', codes: 'under /t', posts: true }],
  ['m.tiktok.com', { short: 'www', codes: 'under /t', posts: true }],
  ['lite.tiktok.com', { short: 'lite', codes: 'under /t', posts: true }],
  ['www.tiktokv.com', { short: 'www', codes: 'under /t', posts: true }],
  ['t.tiktok.com', { short: 'vt', codes: 'at the root', posts: true }],
  ['pro.tiktok.com', { short: 'vt', codes: 'at the root', posts: true }],
  ['vm.tiktok.com', { short: 'vm', codes: 'at the root', posts: false }],
  ['vt.tiktok.com', { short: 'vt', codes: 'at the root', posts: false }],
])

export const linkHosts: readonly string[] = [...sites.keys()]

export const isLinkHost = (host: string): boolean => sites.has(host)

const AUTHOR = '(?:[a-z]{2}(?:-[A-Za-z]{2,4})?/)?@(?<username>[A-Za-z0-9._]{0,24})'
const ID = String.raw`(?<id>\d{15,20})`

const post = new RegExp(`^${AUTHOR}/(?<kind>video|photo)/${ID}$`)
const shared = new RegExp(
  String.raw`^(?:(?:embed|embed/v2|embed/video|player/v1|v|share/video|i18n/share/video)/${ID}|v/(?<page>\d{15,20})\.html)$`,
)
const profile = new RegExp(`^${AUTHOR}$`)
const code = /^(?:[tv]\/)?(?<code>[A-Za-z0-9_-]{5,32})$/
const otherPagePatterns: readonly (readonly [RegExp, OtherLink['what']])[] = [
  [/^$/, 'home'],
  [new RegExp(`^${AUTHOR}/live$`), 'live'],
  [/^music\/[^/]+$/, 'music'],
  [/^tag\/[^/]+$/, 'tag'],
  [/^sticker\/[^/]+$/, 'sticker'],
  [new RegExp(`^(?:${AUTHOR}/)?collection/[^/]+$`), 'collection'],
  [new RegExp(`^(?:${AUTHOR}/)?playlist/[^/]+$`), 'playlist'],
  [/^login(?:\/|$)/, 'login'],
  [/^[a-z]{2}\/(?:about|notfound)$/, 'region'],
]

/** What a path on one of TikTok's hosts points to; null when it is none of the forms known. */
export function parseLinkPath(host: string, pathname: string): TikTokLink | null {
  const site = sites.get(host)
  const path = pathname.replaceAll('%40', '@').split('/').filter(Boolean).join('/')
  if (!site) return null
  return (site.posts ? parseLongPath(path) : null) ?? parseShortPath(site, path)
}

function parseLongPath(path: string): TikTokLink | null {
  const found = post.exec(path)?.groups ?? shared.exec(path)?.groups
  if (found) return postLink(found)
  const username = profile.exec(path)?.groups?.username
  if (username !== undefined) return isHandle(username) ? { kind: 'profile', username } : null
  const what = otherPagePatterns.find(([pattern]) => pattern.test(path))?.[1]
  return what ? { kind: 'other', what } : null
}

function postLink({
  kind,
  id = '',
  page,
  username = '',
}: Record<string, string | undefined>): TikTokLink | null {
  const digits = id || page || ''
  if (BigInt(digits) > 2n ** 63n - 1n) return null
  const known = isHandle(username) && username !== '_'
  return { kind: kind === 'photo' ? 'photo' : 'video', id: digits, ...(known && { username }) }
}

function parseShortPath({ short, codes }: Site, path: string): TikTokLink | null {
  const atRoot = !path.includes('/')
  const found = code.exec(path)?.groups?.code
  if (!found || atRoot !== (codes === 'at the root') || (path.startsWith('v/') && /^\d+$/.test(found)))
    return null
  return { kind: 'short', site: short, code: found }
}

/** One character is shorter than TikTok allows today, but whether such an account exists is not ours to say. */
const isHandle = (name: string) => /^[A-Za-z0-9._]{1,24}$/.test(name) && !name.endsWith('.')
