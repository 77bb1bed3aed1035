import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anyText } from '@/test/any-text'
import { buildTikTokUrl } from './build-tiktok-url'
import { parseTikTokLink, type TikTokLink } from './link'

const ID = '7300000000000000001'
const knownUrl = `https://www.tiktok.com/@a/video/${ID}`

const rebuiltUrlPatterns = [
  /^https:\/\/www\.tiktok\.com\/@(?:_|[A-Za-z0-9._]{0,23}[A-Za-z0-9_])\/video\/\d{15,20}$/,
  /^https:\/\/www\.tiktok\.com\/@[A-Za-z0-9._]{0,23}[A-Za-z0-9_]$/,
  /^https:\/\/(?:v[mt]\.tiktok\.com|(?:www|lite)\.tiktok\.com\/t)\/[A-Za-z0-9_-]{5,32}$/,
]

/** Whatever was read, its address is one of TikTok's own forms and says the same again. */
function expectValidLink(link: TikTokLink | null): void {
  const url = link && buildTikTokUrl(link)
  if (!url) return
  expect(rebuiltUrlPatterns.some((form) => form.test(url))).toBe(true)
  const again = parseTikTokLink(url)
  expect(again && buildTikTokUrl(again)).toBe(url)
  if (link.kind !== 'photo') expect(again).toEqual(link)
}

const urlPart = fc.constantFrom(
  ...['https://', 'http:', '//', 'www.', 'tiktok.com', 'vm.tiktok.com', 'evil.test', '127.0.0.1', '[::1]', ':8443'],
  ...['/', '\\', '@', '%40', '%2f', '..', '.', '?', '#', '&u=', ' ', '\n', '\t', '\0', '\u200b', '。', '／', '＠'],
  ...['@a', 'video', 'photo', 't', 'v', 'login', '?redirect_url=', ID, 'ZMabc123', '٧٣', 'і', '.html', '‮', '(', ')'],
)

test('any text is read without an error, into something sound', () => {
  fc.assert(
    fc.property(anyText(200), (text) => expectValidLink(parseTikTokLink(text))),
    { numRuns: 1_000 },
  )
})

test('addresses put together from treacherous pieces are sound or refused', () => {
  fc.assert(
    fc.property(fc.array(urlPart, { maxLength: 14 }), (pieces) => expectValidLink(parseTikTokLink(pieces.join('')))),
    { numRuns: 5_000 },
  )
})

test('whatever stands around a link, nothing but that link or none is read', () => {
  const around = fc.oneof(
    anyText(20),
    fc.array(urlPart, { maxLength: 4 }).map((all) => all.join('')),
  )
  fc.assert(
    fc.property(around, around, (before, after) => {
      const link = parseTikTokLink(before + knownUrl + after)
      expectValidLink(link)
      if (link?.kind === 'video') expect(link.id).toMatch(/^7300000000000000001/)
    }),
    { numRuns: 5_000 },
  )
})

test('a host with anything around its name is never taken for TikTok', () => {
  const label = fc.stringMatching(/^[a-z0-9-]{1,10}$/)
  fc.assert(
    fc.property(label, label, fc.boolean(), (a, b, dash) => {
      const separator = dash ? '-' : '.'
      expect(parseTikTokLink(`https://www.tiktok.com${separator}${a}.test/@a/video/${ID}`)).toBeNull()
      expect(parseTikTokLink(`https://${a}${b}tiktok.com/@a/video/${ID}`)).toBeNull()
      expect(parseTikTokLink(`https://${a}.test/${b}/www.tiktok.com/@a/video/${ID}`)).toBeNull()
      expect(parseTikTokLink(`https://www.tiktok.com@${a}.test/@a/video/${ID}`)).toBeNull()
    }),
  )
})

test('every id, name and code of the right form survives the way there and back', () => {
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
