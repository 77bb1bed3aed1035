import { expect, test } from 'vitest'
import { buildEngagementReport } from '@/components/calculator/engagement-calculator'
import { parseEngagementQuery } from '@/components/calculator/engagement-platform'
import { instagramPlatform } from '@/content/tools/instagram/instagram-engagement-rate/view'
import { tiktokPlatform } from './view'

test('returns the TikTok report', () => {
  const input = parseEngagementQuery({ ...tiktokPlatform.defaultQuery, v: '12500' })
  expect(buildEngagementReport(input, tiktokPlatform)).toBe(
    'TikTok engagement rate by followers: 5.00%\nBy views: 4.00%\n10,000 followers; 450 likes, 30 comments, 20 shares and 0 saves over 1 video',
  )
})

test('returns the Instagram report', () => {
  const input = parseEngagementQuery({ ...instagramPlatform.defaultQuery, n: '10' })
  expect(buildEngagementReport(input, instagramPlatform)).toBe(
    'Instagram engagement rate by followers: 0.30%\nBy reach: not given\n10,000 followers; 260 likes, 20 comments, 20 shares and 0 saves over 10 posts',
  )
})

test.each([
  [{}, { followers: 10_000, likes: 450, comments: 30, shares: 20, saves: 0, viewsOrReach: 0, posts: 1 }],
  [{ n: '2.9' }, { posts: 2 }],
  [{ n: 'x' }, { posts: 1 }],
  [{ l: '-3' }, { likes: 0 }],
  [{ f: '1e400' }, { followers: 10_000_000_000 }],
])('parses a URL with %j', (query, input) => {
  expect(parseEngagementQuery({ ...tiktokPlatform.defaultQuery, ...query })).toMatchObject(input)
})
