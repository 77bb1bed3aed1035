import { expect, test } from 'vitest'
import { computeEngagementRates, countMissingInteractions, type EngagementInput } from './engagement'
import { instagramFollowerBands, tiktokFollowerBands, tiktokViewBands } from './engagement-bands'

const one: EngagementInput = {
  followers: 10_000,
  likes: 400,
  comments: 50,
  shares: 50,
  saves: 0,
  viewsOrReach: 0,
  posts: 1,
}
const tiktok = { byFollowers: tiktokFollowerBands, byViewsOrReach: tiktokViewBands }
const instagram = { byFollowers: instagramFollowerBands, byViewsOrReach: null }

test.each([
  ['by followers, one video', {}, 5, 'typical'],
  ['the average of ten videos', { posts: 10 }, 0.5, 'low'],
  ['saves count', { saves: 100 }, 6, 'good'],
  ['a small account is measured by its own band', { followers: 9_999, likes: 1300 }, 14.0014, 'excellent'],
  ['a band begins at its follower count', { followers: 500_000, likes: 15_000 }, 3.02, 'excellent'],
] as const)('TikTok: %s', (_name, change, rate, verdict) => {
  const { byFollowers } = computeEngagementRates({ ...one, ...change }, tiktok)
  expect(byFollowers?.rate).toBeCloseTo(rate, 3)
  expect(byFollowers?.comparison?.verdict).toBe(verdict)
})

test.each([
  [{ followers: 9_999, likes: 299 }, 'low'],
  [{ followers: 9_999 }, 'typical'],
  [{}, 'good'],
  [{ likes: 500 }, 'excellent'],
  [{ followers: 60_000, likes: 1700 }, 'good'],
  [{ followers: 200_000, likes: 1800 }, 'low'],
  [{ followers: 2_000_000, likes: 29_900 }, 'good'],
] as const)('Instagram: %j is %s', (change, verdict) => {
  expect(computeEngagementRates({ ...one, ...change }, instagram).byFollowers?.comparison?.verdict).toBe(verdict)
})

test('by views, all interactions over all views', () => {
  expect(computeEngagementRates({ ...one, viewsOrReach: 12_500, posts: 5 }, tiktok).byViewsOrReach).toMatchObject({
    rate: 4,
    comparison: { verdict: 'good' },
  })
})

test('by reach there is a rate and no verdict', () => {
  expect(computeEngagementRates({ ...one, viewsOrReach: 8_000 }, instagram).byViewsOrReach).toEqual({
    rate: 6.25,
    comparison: null,
  })
})

test('without followers or views there is no rate', () => {
  expect(computeEngagementRates({ ...one, followers: 0 }, tiktok)).toEqual({
    byFollowers: null,
    byViewsOrReach: null,
  })
})

test.each([
  [6, {}, 100],
  [5, {}, 0],
  [6, { posts: 2 }, 350],
  [5.21, { followers: 12_345 }, 144],
] as const)('to reach %d percent', (target, change, missing) => {
  expect(countMissingInteractions(target, { ...one, ...change })).toBe(missing)
})
