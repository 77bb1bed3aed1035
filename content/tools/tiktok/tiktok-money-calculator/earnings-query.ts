import { type NumberRange, parseNumberInput } from '@/lib/core/format/parse-number-input'
import { accountTypes, defaultEarningsInput, type EarningsInput, locations, niches } from './earnings'

/** Exceeds every real account. */
const countRange = { min: 0, max: 10_000_000_000, unit: 'count' } as const satisfies NumberRange

export const earningsRanges = {
  f: countRange,
  v: countRange,
  e: { min: 0, max: 100, unit: 'percent' },
  goal: countRange,
} as const satisfies Record<string, NumberRange>

/** The calculator's inputs as URL parameters, with short names for short links. */
export const defaultEarningsQuery = {
  f: String(defaultEarningsInput.followers),
  v: String(defaultEarningsInput.averageViews),
  e: String(defaultEarningsInput.engagement),
  l: defaultEarningsInput.location as string,
  n: defaultEarningsInput.niche as string,
  a: defaultEarningsInput.account as string,
}

export type EarningsQuery = typeof defaultEarningsQuery

const parseOption = <Key extends string>(options: Record<Key, unknown>, key: string, defaultKey: Key): Key =>
  Object.hasOwn(options, key) ? (key as Key) : defaultKey

/** Parses untrusted URL parameters: clamps numbers to their range and replaces unknown choices by the default. */
export function parseEarningsQuery(query: EarningsQuery): EarningsInput {
  const parseNumber = (name: 'f' | 'v' | 'e') => parseNumberInput(query[name], earningsRanges[name]).value
  return {
    followers: parseNumber('f'),
    averageViews: parseNumber('v'),
    engagement: parseNumber('e'),
    location: parseOption(locations, query.l, defaultEarningsInput.location),
    niche: parseOption(niches, query.n, defaultEarningsInput.niche),
    account: parseOption(accountTypes, query.a, defaultEarningsInput.account),
  }
}
