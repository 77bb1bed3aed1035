import { expect, test } from 'vitest'
import { formatDollars, formatPercent } from '@/lib/core/format/format-money'
import { defaultEarningsInput, type EarningsInput, estimateEarnings, getFollowersForGoal } from './earnings'

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
    'gaming in another country',
    { followers: 50_000, averageViews: 30_000, engagement: 5, location: 'Other', niche: 'gaming' },
    ['10.80', '600.00', '10.00', '1000.00'],
    '$1,621',
    '$19,450',
    ['0.7%', '37.0%', '0.6%', '61.7%'],
  ],
  [
    'a beauty business',
    { followers: 100_000, averageViews: 50_000, engagement: 5, niche: 'beauty', account: 'business' },
    ['57.75', '3960.00', '27.50', '2750.00'],
    '$6,795',
    '$81,543',
    ['0.8%', '58.3%', '0.4%', '40.5%'],
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

test.each(cases)('the estimate for %s', (_name, input, streams, month, year, shares) => {
  const result = estimateEarnings({ ...defaultEarningsInput, ...input })
  expect(result.breakdown.map(({ value }) => (Math.round(value * 100 + 1e-6) / 100).toFixed(2))).toEqual(streams)
  expect(formatDollars(result.monthly.total)).toBe(month)
  expect(formatDollars(result.yearly.total)).toBe(year)
  expect(result.breakdown.map(({ percentage }) => formatPercent(percentage))).toEqual(shares)
})

test.each([
  ['a goal above today', 1000, {}, 20_866],
  ['a goal that views alone reach', 5, {}, 0],
  ['no goal', 0, { averageViews: 0 }, 0],
] as const)('followers for %s', (_name, goal, input, followers) => {
  expect(getFollowersForGoal(goal, { ...defaultEarningsInput, ...input })).toBe(followers)
})
