import { expect, test } from 'vitest'
import { buildCreditLine } from './found-card'

const url = 'https://www.tiktok.com/@a/video/7300000000000000001'

test.each([
  [{ kind: 'video', author: { name: 'Ann', handle: 'a' } }, `Video by Ann (@a) on TikTok: ${url}`],
  [{ kind: 'photos', author: { name: '', handle: 'a' } }, `Photos by @a on TikTok: ${url}`],
  [{ kind: 'video', author: { name: 'Ann', handle: '' } }, `Video by Ann on TikTok: ${url}`],
  [{ kind: 'video', author: { name: '', handle: '' } }, `Video on TikTok: ${url}`],
] as const)('%j is credited', (post, line) => {
  expect(buildCreditLine({ ...post, url })).toBe(line)
})
