import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText, rejectedLinks } from '@/test/untrusted-inputs'
import { buildPostUrl, buildProfileUrl, buildShortUrl } from './build-tiktok-url'
import { parseLinkLines, splitLinks } from './link-lines'
import { findTikTokLink, getLinkErrorCode, parseTikTokLink, type TikTokLink } from './tiktok-link'

const ID = '7300000000000000001'

function buildTikTokUrl(link: TikTokLink): string | null {
  if (link.kind === 'short') return buildShortUrl(link)
  if (link.kind === 'profile') return buildProfileUrl(link.username)
  return link.kind === 'other' ? null : buildPostUrl(link.id, link.username)
}

const buildVideoLink = (username?: string) => ({ kind: 'video', id: ID, ...(username && { username }) })

test.each<[string, string?]>([
  [`https://www.tiktok.com/@scout.2015/video/${ID}`, 'scout.2015'],
  [`tiktok.com/@a/video/${ID}`, 'a'],
  [`HTTPS://WWW.TIKTOK.COM/@a/video/${ID}`, 'a'],
  [`https:www.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://m.tiktok.com/v/${ID}.html?u_code=x`],
  [`https://www.tiktok.com/player/v1/${ID}?music_info=1`],
  [`https://www.tiktok.com/embed/v2/${ID}?lang=en-US`],
  [`https://www.tiktokv.com/share/video/${ID}/`],
  [`https://m.tiktok.com/i18n/share/video/${ID}`],
  [`https://lite.tiktok.com/@/video/${ID}`],
  [`https://pro.tiktok.com/de-DE/%40.a/video/${ID}`, '.a'],
  [`“http://tiktok.com:80/@a/video/${ID}?x=<script>#x”`, 'a'],
  [`https://www.tiktok.com/@_/video/${ID}`],
  [`https://www.tiktok。com/@a/video/${ID}`, 'a'],
  [`https://www.tik\u00adtok.com/@a/video/${ID}`, 'a'],
  [`\u200bhttps://www.tiktok.com/@a/video/\u200d${ID}\ufeff\n`, 'a'],
  [`Look (https://www.tiktok.com/@a/video/${ID}).`, 'a'],
  [`看这个https://www.tiktok.com/@a/video/${ID}。`, 'a'],
  [`https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40a%2Fvideo%2F${ID}&lang=en`, 'a'],
  [`https://www.tiktok.com/@MS4wLjABAAAA-${'aB3_'.repeat(15)}/video/${ID}`],
])('parses %s as a video link', (text, username) => {
  expect(parseTikTokLink(text)).toEqual(buildVideoLink(username))
})

test('parses a link to a photo post', () => {
  const link = parseTikTokLink(`https://www.tiktok.com/en/@a/photo/${ID}?_r=1&_t=ZS-1`)
  expect(link).toEqual({ kind: 'photo', id: ID, username: 'a' })
})

test.each([
  ['https://vm.tiktok.com/ZMabc123/', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
  ['https://www.tiktok.com/t/ZTRC5xgJp/', 'www', 'ZTRC5xgJp', 'https://www.tiktok.com/t/ZTRC5xgJp'],
  [
    'https://lite.tiktok.com/t/ZS9AJY6f4n6Sw-GQnDP/',
    'lite',
    'ZS9AJY6f4n6Sw-GQnDP',
    'https://lite.tiktok.com/t/ZS9AJY6f4n6Sw-GQnDP',
  ],
  ['Check this!\nvt.tiktok.com/ZSe4FqkKd', 'vt', 'ZSe4FqkKd', 'https://vt.tiktok.com/ZSe4FqkKd'],
  ['https://m.tiktok.com/v/ZMabc123', 'www', 'ZMabc123', 'https://www.tiktok.com/t/ZMabc123'],
  ['Check this! https://vm.tiktok.com/ZMabc123/ (via TikTok)', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
])('parses %s as a short link', (text, site, code, url) => {
  const link = parseTikTokLink(text)
  expect(link).toEqual({ kind: 'short', site, code })
  expect(link && buildTikTokUrl(link)).toBe(url)
})

test.each(['https://www.tiktok.com/@a', 'tiktok.com/@a/', 'https://www.tiktok.com/%40a'])(
  'parses %s as a profile link',
  (text) => {
    expect(parseTikTokLink(text)).toEqual({ kind: 'profile', username: 'a' })
  },
)

test.each([
  ['https://www.tiktok.com/@a/live', 'page'],
  ['https://www.tiktok.com/tag/x', 'page'],
  ['https://www.tiktok.com/@a/playlist/x-7312345678901234567', 'page'],
  ['https://www.tiktok.com/?_r=1', 'home'],
  ['https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fevil.test%2F', 'login'],
  ['https://www.tiktok.com/hk/notfound', 'region'],
])('%s is on TikTok, but not a post', (text, pageKind) => {
  expect(parseTikTokLink(text)).toEqual({ kind: 'other', pageKind })
})

test.each([
  [`https://www.douyin.com/video/${ID}`, 'douyin_link'],
  ['看这个 https://v.douyin.com/iRNBho5m/ 复制', 'douyin_link'],
  [`iesdouyin.com/share/video/${ID}`, 'douyin_link'],
  ['https://douyin.com.evil.test/', 'invalid_url'],
  ['https://notdouyin.com/', 'invalid_url'],
  ['no link', 'invalid_url'],
])('refuses %j with %s', (text, code) => {
  expect(parseTikTokLink(text)).toBeNull()
  expect(getLinkErrorCode(text)).toBe(code)
})

test.each(rejectedLinks)('refuses %s', (_, text) => {
  expect(parseTikTokLink(text)).toBeNull()
})

test.each([
  [`https://www.tiktok.com/@a/video/${ID}`, `https://www.tiktok.com/@a/video/${ID}`],
  [`https://www.tiktok.com/@a/photo/${ID}`, `https://www.tiktok.com/@a/video/${ID}`],
  [`https://www.tiktok.com/v/${ID}`, `https://www.tiktok.com/@_/video/${ID}`],
  ['https://m.tiktok.com/@a?lang=en', 'https://www.tiktok.com/@a'],
  ['https://www.tiktok.com/tag/x', null],
])('the URL of %s is %s', (text, url) => {
  const link = parseTikTokLink(text)
  expect(link && buildTikTokUrl(link)).toBe(url)
})

const [postUrl, shortUrl] = ['https://www.tiktok.com/@a/video/7300000000000000001', 'https://vm.tiktok.com/ZMabc123/']

test.each([
  [`${postUrl}\n${shortUrl}`, postUrl],
  [`${postUrl}, ${shortUrl};${postUrl}`, `${postUrl},`],
  [`\n\n  ${shortUrl}\n\nthe rest is not a link\n`, shortUrl],
  [`Look: ${shortUrl} (via TikTok)`, `${shortUrl} (via TikTok)`],
  [`https://evil.test/?u=${postUrl}`, undefined],
  [`https://evil.test/\n${postUrl}`, postUrl],
])('finds the first link in “%s”: %s', (text, link) => {
  expect(findTikTokLink(text)).toBe(link)
})

test.each([
  [`${postUrl} ${shortUrl}`, `${postUrl}\n${shortUrl}`],
  [`${postUrl}${shortUrl}`, `${postUrl}\n${shortUrl}`],
  [
    `Look: ${postUrl}, then ${shortUrl} and vm.tiktok.com/ZM99999`,
    `Look: ${postUrl}, then\n${shortUrl} and\nvm.tiktok.com/ZM99999`,
  ],
  [`${shortUrl} Get TikTok Lite: https://www.tiktok.com/tiktoklite`, null],
  [`https://blog.test/ ${shortUrl}`, null],
  [`https://evil.test/?u=${postUrl}`, null],
  [`${postUrl}\n\nwords\n`, null],
])('puts the links in “%s” on separate lines', (text, lines) => {
  expect(splitLinks(text)).toBe(lines ?? text)
  expect(splitLinks(splitLinks(text))).toBe(splitLinks(text))
})

test.each([
  [`${postUrl}\n${shortUrl}\n\n${postUrl}?lang=en`, [postUrl, shortUrl], true, undefined],
  [`${postUrl}\nyoutu.be/x`, [postUrl], true, 'Line 2 isn’t a link to a TikTok post. Fix it or remove it.'],
  [
    `words\nhttps://www.tiktok.com/@a\n${postUrl}`,
    [postUrl],
    true,
    'Lines 1 and 2 aren’t links to TikTok posts. Fix or remove them.',
  ],
  [`Watch this:\n${shortUrl}`, [shortUrl], false, expect.any(String)],
])('reads the links of “%s”', (text, links, hasSeveralUrls, problemText) => {
  const lines = parseLinkLines(text)
  expect([lines.links, lines.hasSeveralUrls, lines.problem?.text]).toEqual([links, hasSeveralUrls, problemText])
})

test('accepts ten links', () => {
  const links = Array.from({ length: 11 }, (_, index) => `vm.tiktok.com/ZM0000${index}`)
  expect(parseLinkLines(links.slice(1).join('\n'))).toEqual({
    links: links.slice(1),
    hasSeveralUrls: true,
    problem: null,
  })
  const text = 'You can use up to 10 links at once. Remove 1 link.'
  expect(parseLinkLines(links.join('\n')).problem).toEqual({ title: 'Too many links', text })
})

const knownUrl = `https://www.tiktok.com/@a/video/${ID}`

const rebuiltUrlPatterns = [
  /^https:\/\/www\.tiktok\.com\/@(?:_|[A-Za-z0-9._]{0,23}[A-Za-z0-9_])\/video\/\d{15,20}$/,
  /^https:\/\/www\.tiktok\.com\/@[A-Za-z0-9._]{0,23}[A-Za-z0-9_]$/,
  /^https:\/\/(?:v[mt]\.tiktok\.com|(?:www|lite)\.tiktok\.com\/t)\/[A-Za-z0-9_-]{5,32}$/,
]

function expectValidLink(link: TikTokLink | null): void {
  const url = link && buildTikTokUrl(link)
  if (!url) return
  expect(rebuiltUrlPatterns.some((pattern) => pattern.test(url))).toBe(true)
  const reparsedLink = parseTikTokLink(url)
  expect(reparsedLink && buildTikTokUrl(reparsedLink)).toBe(url)
  if (link.kind !== 'photo') expect(reparsedLink).toEqual(link)
}

const urlPart = fc.constantFrom(
  ...['https://', 'http:', '//', 'www.', 'tiktok.com', 'vm.tiktok.com', 'evil.test', '127.0.0.1', '[::1]', ':8443'],
  ...['/', '\\', '@', '%40', '%2f', '..', '.', '?', '#', '&u=', ' ', '\n', '\t', '\0', '\u200b', '。', '／', '＠'],
  ...['@a', 'video', 'photo', 't', 'v', 'login', '?redirect_url=', ID, 'ZMabc123', '٧٣', 'і', '.html', '‮', '(', ')'],
)

test('URLs with hostile parts are valid links or refused', () => {
  fc.assert(
    fc.property(fc.array(urlPart, { maxLength: 14 }), (pieces) => expectValidLink(parseTikTokLink(pieces.join('')))),
    { numRuns: 5_000 },
  )
})

test('text around a link does not change the parsed link to another', () => {
  const surroundingText = fc.oneof(
    anyText(20),
    fc.array(urlPart, { maxLength: 4 }).map((pieces) => pieces.join('')),
  )
  fc.assert(
    fc.property(surroundingText, surroundingText, (before, after) => {
      const link = parseTikTokLink(before + knownUrl + after)
      expectValidLink(link)
      if (link?.kind === 'video') expect(link.id).toMatch(/^7300000000000000001/)
    }),
    { numRuns: 5_000 },
  )
})

test('refuses a host with anything around its name', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,10}$/)
  fc.assert(
    fc.property(label, label, fc.boolean(), (a, b, usesDash) => {
      const separator = usesDash ? '-' : '.'
      expect(parseTikTokLink(`https://www.tiktok.com${separator}${a}.test/@a/video/${ID}`)).toBeNull()
      expect(parseTikTokLink(`https://${a}${b}tiktok.com/@a/video/${ID}`)).toBeNull()
      expect(parseTikTokLink(`https://${a}.test/${b}/www.tiktok.com/@a/video/${ID}`)).toBeNull()
      expect(parseTikTokLink(`https://www.tiktok.com@${a}.test/@a/video/${ID}`)).toBeNull()
    }),
  )
})

test('parses every valid ID, name and code from its URL', () => {
  const id = fc.bigInt({ min: 10n ** 14n, max: 2n ** 63n - 1n }).map(String)
  const username = fc.stringMatching(/^[A-Za-z0-9._]{1,23}[A-Za-z0-9]$/)
  const code = fc.stringMatching(/^[A-Za-z0-9_-]{5,32}$/)
  fc.assert(
    fc.property(id, username, code, fc.constantFrom('vm', 'vt', 'www', 'lite'), (id, username, code, site) => {
      for (const link of [
        { kind: 'video', id, username },
        { kind: 'profile', username },
        { kind: 'short', site, code },
      ] as TikTokLink[]) {
        expect(parseTikTokLink(buildTikTokUrl(link) ?? '')).toEqual(link)
      }
    }),
    { numRuns: 1_000 },
  )
})
