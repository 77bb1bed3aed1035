import { type NumberRange, parseNumberInput } from '@/lib/core/format/parse-number-input'
import { computeEngagementRates, type EngagementInput, type Verdict } from '@/lib/platforms/engagement/engagement'
import type { Bands } from '@/lib/platforms/engagement/engagement-bands'

/** The maximum is larger than any count of a real account. */
const countRange = { min: 0, max: 10_000_000_000, unit: 'count' } as const satisfies NumberRange
const optionalCountRange = { ...countRange, isOptional: true } as const satisfies NumberRange

/** Followers, likes, comments, shares, saves, views or reach, number of posts, target; by query parameter. */
export const engagementRanges = {
  f: countRange,
  l: countRange,
  c: countRange,
  s: countRange,
  sv: optionalCountRange,
  v: optionalCountRange,
  n: { min: 1, max: 1000, unit: 'count', isInteger: true },
  t: { min: 0, max: 100, unit: 'percent' },
} as const satisfies Record<string, NumberRange>

type EngagementQuery = Record<keyof typeof engagementRanges, string>

/** Parses untrusted query parameters. Clamps numbers to their range. */
export function parseEngagementQuery(query: EngagementQuery): EngagementInput {
  const readNumber = (name: keyof EngagementQuery) => parseNumberInput(query[name], engagementRanges[name]).value
  return {
    followers: readNumber('f'),
    likes: readNumber('l'),
    comments: readNumber('c'),
    shares: readNumber('s'),
    saves: readNumber('sv'),
    viewsOrReach: readNumber('v'),
    posts: readNumber('n'),
  }
}

export type Benchmark = { bands: Bands; verdicts: Record<Verdict, string>; source: string }

export type EngagementPlatform = {
  name: string
  /** Noun for a post, such as "video" and "videos". */
  postNoun: { singular: string; plural: string }
  /** The second divisor, such as "views" or "reach". */
  viewsOrReach: { noun: string; label: string; hint: string }
  followersBenchmark: Benchmark
  /** Null if no source publishes bands. */
  viewsOrReachBenchmark: Benchmark | null
  defaultQuery: EngagementQuery
}

/** Wording for bands whose limits are not percentiles. */
export const plainVerdicts: Record<Verdict, string> = {
  low: 'Below what’s typical for accounts your size.',
  typical: 'In the normal range for accounts your size.',
  good: 'Above the normal range for accounts your size.',
  excellent: 'Well above the normal range for accounts your size.',
}

export function computeRates(input: EngagementInput, platform: EngagementPlatform) {
  const { followersBenchmark, viewsOrReachBenchmark } = platform
  const bands = { byFollowers: followersBenchmark.bands, byViewsOrReach: viewsOrReachBenchmark?.bands ?? null }
  return computeEngagementRates(input, bands)
}
