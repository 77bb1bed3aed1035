import { expect, test } from 'vitest'
import { rejectedLinks } from '@/test/rejected-links'
import { buildTikTokUrl } from './build-tiktok-url'
import { parseTikTokLink } from './link'

const ID = '7300000000000000001'
const buildVideoLink = (username?: string) => ({ kind: 'video', id: ID, ...(username && { username }) })
const buildShortLink = (site: string, code: string) => ({ kind: 'short', site, code })

// Rows 94, 96
test.each<[string, string?]>([
  [`https://www.tiktok.com/@scout.2015/video/${ID}`, 'scout.2015'],
  [`https://www.tiktok.com/@scout.2015/video/${ID}?is_from_webapp=1&sender_device=pc#x`, 'scout.2015'],
  [`https://www.tiktok.com/@scout.2015/video/${ID}/`, 'scout.2015'],
  [`http://tiktok.com/@a_b/video/${ID}`, 'a_b'],
  [`tiktok.com/@a/video/${ID}`, 'a'],
  [`www.tiktok.com/@a/video/${ID}`, 'a'],
  [`HTTPS://WWW.TIKTOK.COM/@a/video/${ID}`, 'a'],
  [`https:www.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://m.tiktok.com/v/${ID}.html?u_code=x`],
  [`https://www.tiktok.com/v/${ID}`],
  [`https://www.tiktok.com/embed/${ID}`],
  [`https://www.tiktok.com/embed/v2/${ID}?lang=en-US`],
  [`https://www.tiktok.com/embed/video/${ID}`],
  [`https://www.tiktok.com/player/v1/${ID}?music_info=1`],
  [`https://www.tiktok.com/share/video/${ID}/`],
  [`https://www.tiktokv.com/share/video/${ID}/`],
  [`https://m.tiktok.com/i18n/share/video/${ID}`],
  [`https://lite.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://t.tiktok.com/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/@/video/${ID}`],
  [`https://www.tiktok.com/@_/video/${ID}`],
  [`https://www.tiktok.com/en/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/de-DE/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/%40a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/@.kyle.films/video/${ID}`, '.kyle.films'],
  [`https://www.tiktok.com:443/@a/video/${ID}`, 'a'],
  [`https://www.tiktok。com/@a/video/${ID}`, 'a'],
  [`https://www.tik\u00adtok.com/@a/video/${ID}`, 'a'],
  [`https://www.tiktok.com/@a/video/${ID}?x=<script>`, 'a'],
  [`\u200bhttps://www.tiktok.com/@a/video/\u200d${ID}\ufeff\n`, 'a'],
  [`Look (https://www.tiktok.com/@a/video/${ID}).`, 'a'],
  [`看这个https://www.tiktok.com/@a/video/${ID}。`, 'a'],
  [`Seen at tiktok.com/@a/video/${ID}, wow`, 'a'],
  [`“https://www.tiktok.com/@a/video/${ID}”`, 'a'],
  [`https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fwww.tiktok.com%2F%40a%2Fvideo%2F${ID}&lang=en`, 'a'],
])('%s is the video', (text, username) => {
  expect(parseTikTokLink(text)).toEqual(buildVideoLink(username))
})

test.each([`https://www.tiktok.com/@a/photo/${ID}?_r=1&_t=ZS-1`, `https://www.tiktok.com/en/@a/photo/${ID}`])(
  '%s is the photo post',
  (text) => {
    expect(parseTikTokLink(text)).toEqual({ kind: 'photo', id: ID, username: 'a' })
  },
)

test.each([
  ['https://vm.tiktok.com/ZMabc123/', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
  ['https://vt.tiktok.com/ZSe4FqkKd', 'vt', 'ZSe4FqkKd', 'https://vt.tiktok.com/ZSe4FqkKd'],
  ['https://www.tiktok.com/t/ZTRC5xgJp/', 'www', 'ZTRC5xgJp', 'https://www.tiktok.com/t/ZTRC5xgJp'],
  ['https://tiktok.com/t/ZTRC5xgJp', 'www', 'ZTRC5xgJp', 'https://www.tiktok.com/t/ZTRC5xgJp'],
  [
    'https://lite.tiktok.com/t/ZS9AJY6f4n6Sw-GQnDP/',
    'lite',
    'ZS9AJY6f4n6Sw-GQnDP',
    'https://lite.tiktok.com/t/ZS9AJY6f4n6Sw-GQnDP',
  ],
  ['https://m.tiktok.com/v/ZMabc123', 'www', 'ZMabc123', 'https://www.tiktok.com/t/ZMabc123'],
  ['https://t.tiktok.com/ZMabc123', 'vt', 'ZMabc123', 'https://vt.tiktok.com/ZMabc123'],
  ['Check this! https://vm.tiktok.com/ZMabc123/ (via TikTok)', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
  ['Check this!\nvm.tiktok.com/ZMabc123', 'vm', 'ZMabc123', 'https://vm.tiktok.com/ZMabc123'],
])('%s is a short link', (text, site, code, address) => {
  const link = parseTikTokLink(text)
  expect(link).toEqual(buildShortLink(site, code))
  expect(link && buildTikTokUrl(link)).toBe(address)
})

test.each([
  'https://www.tiktok.com/@a',
  'https://www.tiktok.com/@a?lang=en',
  'tiktok.com/@a/',
  'https://www.tiktok.com/%40a',
])('%s is a profile', (text) => {
  expect(parseTikTokLink(text)).toEqual({ kind: 'profile', username: 'a' })
})

test.each([
  ['https://www.tiktok.com/@a/live', 'live'],
  ['https://www.tiktok.com/music/x-6912345678901234567', 'music'],
  ['https://www.tiktok.com/tag/x', 'tag'],
  ['https://www.tiktok.com/@a/collection/x-7312345678901234567', 'collection'],
  ['https://www.tiktok.com/@a/playlist/x-7312345678901234567', 'playlist'],
  ['https://www.tiktok.com/sticker/x-1', 'sticker'],
  ['https://www.tiktok.com/?_r=1', 'home'],
  ['https://www.tiktok.com/login?redirect_url=https%3A%2F%2Fevil.test%2F', 'login'],
  ['https://www.tiktok.com/in/about', 'region'],
  ['https://www.tiktok.com/hk/notfound', 'region'],
])('%s is TikTok’s, but no post', (text, what) => {
  expect(parseTikTokLink(text)).toEqual({ kind: 'other', pageKind: what })
})

// Rows 87, 88, 89, 90, 91, 92, 93, 95, 96
test.each(rejectedLinks)('%s is refused', (_, text) => {
  expect(parseTikTokLink(text)).toBeNull()
})

test.each([
  [`https://www.tiktok.com/@a/video/${ID}`, `https://www.tiktok.com/@a/video/${ID}`],
  [`https://www.tiktok.com/@a/photo/${ID}`, `https://www.tiktok.com/@a/video/${ID}`],
  [`https://www.tiktok.com/v/${ID}`, `https://www.tiktok.com/@_/video/${ID}`],
  ['https://m.tiktok.com/@a?lang=en', 'https://www.tiktok.com/@a'],
  ['https://www.tiktok.com/tag/x', null],
])('%s is asked for at %s', (text, address) => {
  const link = parseTikTokLink(text)
  expect(link && buildTikTokUrl(link)).toBe(address)
})
