import { expect, test } from 'vitest'
import { computeEngagementRates, countMissingInteractions, type EngagementInput } from './engagement'
import { instagramFollowerBands, tiktokFollowerBands, tiktokViewBands } from './engagement-bands'

const interactions = { likes: 400, comments: 50, shares: 50, saves: 0 }
const baseInput: EngagementInput = { followers: 10_000, ...interactions, viewsOrReach: 0, posts: 1 }
const tiktok = { byFollowers: tiktokFollowerBands, byViewsOrReach: tiktokViewBands }
const instagram = { byFollowers: instagramFollowerBands, byViewsOrReach: null }

test.each([
  ['by followers, one video', { saves: 0 }, 5, 'typical'],
  ['the average of ten videos', { posts: 10 }, 0.5, 'low'],
  ['a small account is measured by its own band', { followers: 9_999, likes: 1300 }, 14.0014, 'excellent'],
  ['a band begins at its follower count', { followers: 500_000, likes: 15_000 }, 3.02, 'excellent'],
] as const)('TikTok: %s', (_name, change, rate, verdict) => {
  const { byFollowers } = computeEngagementRates({ ...baseInput, ...change }, tiktok)
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
] as const)('rates %j on Instagram as %s', (change, verdict) => {
  expect(computeEngagementRates({ ...baseInput, ...change }, instagram).byFollowers?.comparison?.verdict).toBe(verdict)
})

test('judges the rate by views but not by reach, and returns no rate without followers or views', () => {
  const byViews = computeEngagementRates(
    { ...baseInput, viewsOrReach: 12_500, saves: 100, posts: 5 },
    tiktok,
  ).byViewsOrReach
  expect(byViews).toMatchObject({ rate: 4.8, comparison: { verdict: 'good' } })
  const byReach = computeEngagementRates({ ...baseInput, viewsOrReach: 8_000 }, instagram).byViewsOrReach
  expect(byReach).toEqual({ rate: 6.25, comparison: null })
  expect(computeEngagementRates({ ...baseInput, followers: 0 }, tiktok)).toEqual({
    byFollowers: null,
    byViewsOrReach: null,
  })
})

test.each([
  [6, {}, 100],
  [5, {}, 0],
  [6, { posts: 2 }, 350],
  [5.21, { followers: 12_345 }, 144],
] as const)('to reach %d percent with %j, %d interactions are missing', (target, change, missing) => {
  expect(countMissingInteractions(target, { ...baseInput, ...change })).toBe(missing)
})
