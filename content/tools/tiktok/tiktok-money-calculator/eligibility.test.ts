import { expect, test } from 'vitest'
import { defaultEarningsInput } from './earnings'
import { getEligibility } from './eligibility'

test.each([
  [{}, 'open'],
  [{ account: 'business' }, 'closed'],
  [{ location: 'Canada' }, 'closed'],
  [{ location: 'Australia' }, 'closed'],
  [{ location: 'Other' }, 'depends'],
  [{ followers: 9_999 }, 'closed'],
  [{ averageViews: 3_333 }, 'closed'],
  [{ averageViews: 3_334 }, 'open'],
] as const)('Creator Rewards for %j is %s', (change, state) => {
  expect(getEligibility({ ...defaultEarningsInput, ...change })[0]).toMatchObject({
    stream: 'creatorFund',
    state,
  })
})

test.each([
  [999, 'closed'],
  [1000, 'open'],
] as const)('LIVE gifts at %d followers: %s', (followers, state) => {
  expect(getEligibility({ ...defaultEarningsInput, followers })[2]).toMatchObject({
    stream: 'liveGifts',
    state,
  })
})
