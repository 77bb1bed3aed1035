import { readNumber } from '@/lib/figures/calculator'
import { accounts, defaultEarningsInput, type EarningsInput, locations, niches } from './earnings'

/** Largest number an input counts with: beyond every account there is. */
export const MOST = 10_000_000_000

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
  return {
    followers: readNumber(query.f, { max: MOST }),
    averageViews: readNumber(query.v, { max: MOST }),
    engagement: readNumber(query.e, { max: 100 }),
    location: oneOf(locations, query.l, defaultEarningsInput.location),
    niche: oneOf(niches, query.n, defaultEarningsInput.niche),
    account: oneOf(accounts, query.a, defaultEarningsInput.account),
  }
}
