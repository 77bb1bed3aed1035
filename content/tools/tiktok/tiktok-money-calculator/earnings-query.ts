import { type FigureRange, readFigure } from '@/lib/core/format/read-figure'
import { accounts, defaultEarningsInput, type EarningsInput, locations, niches } from './earnings'

/** Up to beyond every account there is. */
const counted = { min: 0, max: 10_000_000_000, unit: 'count' } as const satisfies FigureRange

export const earningsRanges = {
  f: counted,
  v: counted,
  e: { min: 0, max: 100, unit: 'percent' },
  goal: counted,
} as const satisfies Record<string, FigureRange>

/** The calculator's inputs as they stand in its address: short names, so that a shared link stays short. */
export const defaultEarningsQuery = {
  f: String(defaultEarningsInput.followers),
  v: String(defaultEarningsInput.averageViews),
  e: String(defaultEarningsInput.engagement),
  l: defaultEarningsInput.location as string,
  n: defaultEarningsInput.niche as string,
  a: defaultEarningsInput.account as string,
}

export type EarningsQuery = typeof defaultEarningsQuery

const oneOf = <Key extends string>(options: Record<Key, unknown>, key: string, otherwise: Key): Key =>
  Object.hasOwn(options, key) ? (key as Key) : otherwise

/** Reads an address that anyone may have written: numbers are held to their range, unknown choices become the default. */
export function earningsInputOf(query: EarningsQuery): EarningsInput {
  const read = (name: 'f' | 'v' | 'e') => readFigure(query[name], earningsRanges[name]).value
  return {
    followers: read('f'),
    averageViews: read('v'),
    engagement: read('e'),
    location: oneOf(locations, query.l, defaultEarningsInput.location),
    niche: oneOf(niches, query.n, defaultEarningsInput.niche),
    account: oneOf(accounts, query.a, defaultEarningsInput.account),
  }
}
