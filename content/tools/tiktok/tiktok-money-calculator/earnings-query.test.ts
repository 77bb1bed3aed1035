import { expect, test } from 'vitest'
import { defaultEarningsInput } from './earnings'
import { defaultEarningsQuery, parseEarningsQuery } from './earnings-query'

test('the default address gives the default inputs', () => {
  expect(parseEarningsQuery(defaultEarningsQuery)).toEqual(defaultEarningsInput)
})

// Row 118
test.each([
  [{ f: '1e309' }, { followers: 10_000_000_000 }],
  [{ f: '-5' }, { followers: 0 }],
  [{ v: 'abc' }, { averageViews: 0 }],
  [{ e: '101' }, { engagement: 100 }],
  [{ e: '' }, { engagement: 0 }],
  [{ l: 'toString' }, { location: 'US' }],
  [{ n: '<script>' }, { niche: 'lifestyle' }],
  [{ a: 'business' }, { account: 'business' }],
])('an address with %j', (query, input) => {
  expect(parseEarningsQuery({ ...defaultEarningsQuery, ...query })).toMatchObject(input)
})
