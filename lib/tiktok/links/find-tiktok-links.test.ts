import { expect, test } from 'vitest'
import { findTikTokLinks } from './find-tiktok-links'

const [one, two] = ['https://www.tiktok.com/@a/video/7300000000000000001', 'https://vm.tiktok.com/ZMabc123/']

test.each([
  [one, [one]],
  [`${one}\n${two}`, [one, two]],
  [`${one} ${two}`, [one, two]],
  [`${one}, ${two};${one}`, [one, two]],
  [`\n\n  ${two}\n\nthe rest is not a link\n`, [two]],
  [`Look: ${two} (via TikTok)`, [`${two} (via TikTok)`]],
  [`${one},\n, ${two},`, [one, two]],
  [` ; ${one} ,; ${two}`, [one, two]],
  [`https://evil.test/?u=${one}`, []],
  [`https://evil.test/\n${one}`, [one]],
  ['nothing', []],
  ['', []],
])('“%s” holds %j', (text, links) => {
  expect(findTikTokLinks(text)).toEqual(links)
})
