import { expect, test } from 'vitest'
import { formatDollars, formatPercent } from '@/lib/core/format/format-amount'
import * as factors from './earnings'
import {
  defaultEarningsInput,
  defaultEarningsQuery,
  type EarningsInput,
  estimateEarnings,
  getFollowersForGoal,
  parseEarningsQuery,
} from './earnings'
import { canJoinRewards, getEligibility } from './eligibility'

const cases: [string, Partial<EarningsInput>, string[], string, string, string[]][] = [
  ['the defaults', {}, ['5.25', '300.00', '1.75', '175.00'], '$482', '$5,784', ['1.1%', '62.2%', '0.4%', '36.3%']],
  [
    'a small account',
    { followers: 1000, averageViews: 500, engagement: 8 },
    ['0.53', '30.00', '0.40', '40.00'],
    '$71',
    '$851',
    ['0.7%', '42.3%', '0.6%', '56.4%'],
  ],
  [
    'a million followers in finance',
    { followers: 1_000_000, averageViews: 200_000, engagement: 3, niche: 'finance', account: 'business' },
    ['294.00', '50400.00', '210.00', '21000.00'],
    '$71,904',
    '$862,848',
    ['0.4%', '70.1%', '0.3%', '29.2%'],
  ],
  [
    'nothing at all',
    { followers: 0, averageViews: 0 },
    ['0.00', '0.00', '0.00', '0.00'],
    '$0',
    '$0',
    ['0.0%', '0.0%', '0.0%', '0.0%'],
  ],
]

test.each(cases)('estimates %s', (_name, input, streams, month, year, shares) => {
  const result = estimateEarnings({ ...defaultEarningsInput, ...input })
  expect(result.breakdown.map(({ value }) => (Math.round(value * 100 + 1e-6) / 100).toFixed(2))).toEqual(streams)
  expect(formatDollars(result.monthly.total)).toBe(month)
  expect(formatDollars(result.yearly.total)).toBe(year)
  expect(result.breakdown.map(({ percentage }) => formatPercent(percentage))).toEqual(shares)
})

test('uses the published factors of locations and niches', () => {
  const readNumbers = (table: object) =>
    JSON.stringify(table)
      .match(/[\d.]+/g)
      ?.join(' ')
  expect(readNumbers(factors.locations)).toBe('0.035 0.03 0.03 0.025 0.028 0.024 0.025 0.022 0.022 0.02 0.015 0.015')
  expect(readNumbers(factors.niches)).toBe('1.5 1.4 1.3 1.2 1.1 1 0.9 0.9 0.8 0.7')
})

test.each([
  ['a goal above today', 1000, {}, 20_866],
  ['a goal that views alone reach', 5, {}, 0],
  ['no goal', 0, { averageViews: 0 }, 0],
] as const)('returns the followers for %s', (_name, goal, input, followers) => {
  expect(getFollowersForGoal(goal, { ...defaultEarningsInput, ...input })).toBe(followers)
})

test.each([
  [{}, 'open'],
  [{ account: 'business' }, 'closed'],
  [{ location: 'Canada' }, 'closed'],
  [{ location: 'Other' }, 'depends'],
  [{ followers: 9_999 }, 'later'],
  [{ averageViews: 3_333 }, 'later'],
  [{ averageViews: 3_334 }, 'open'],
] as const)('reports Creator Rewards for %j as %s', (change, state) => {
  const eligibility = getEligibility({ ...defaultEarningsInput, ...change })
  expect(eligibility[0]).toMatchObject({ stream: 'creatorFund', state })
  expect(canJoinRewards(eligibility)).toBe(state === 'open' || state === 'depends')
})

test.each([
  [999, 'later'],
  [1000, 'open'],
] as const)('reports LIVE gifts at %d followers: %s', (followers, state) => {
  expect(getEligibility({ ...defaultEarningsInput, followers })[2]).toMatchObject({ stream: 'liveGifts', state })
})

test('parses the default URL to the default inputs', () => {
  expect(parseEarningsQuery(defaultEarningsQuery)).toEqual(defaultEarningsInput)
})

test.each([
  [{ f: '1e309' }, { followers: 10_000_000_000 }],
  [{ f: '-5' }, { followers: 0 }],
  [{ v: 'abc' }, { averageViews: 0 }],
  [{ e: '101' }, { engagement: 100 }],
  [{ e: '' }, { engagement: 0 }],
  [{ l: 'toString' }, { location: 'US' }],
  [{ n: '<script>' }, { niche: 'lifestyle' }],
  [{ a: 'business' }, { account: 'business' }],
])('parses a URL with %j', (query, input) => {
  expect(parseEarningsQuery({ ...defaultEarningsQuery, ...query })).toMatchObject(input)
})
