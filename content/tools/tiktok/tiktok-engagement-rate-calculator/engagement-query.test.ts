import { expect, test } from 'vitest'
import { parseEngagementQuery } from '@/components/calculator/engagement-query'
import { tiktokPlatform } from './view'

test.each([
  [{}, { followers: 10_000, likes: 450, comments: 30, shares: 20, saves: 0, viewsOrReach: 0, posts: 1 }],
  [{ n: '0' }, { posts: 1 }],
  [{ n: '2.9' }, { posts: 2 }],
  [{ n: 'x' }, { posts: 1 }],
  [{ l: '-3' }, { likes: 0 }],
  [{ f: '1e400' }, { followers: 10_000_000_000 }],
])('an address with %j', (query, input) => {
  expect(parseEngagementQuery({ ...tiktokPlatform.defaultQuery, ...query })).toMatchObject(input)
})
