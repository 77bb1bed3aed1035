import type { Verdict } from '@/lib/platforms/engagement/engagement'
import type { Bands } from '@/lib/platforms/engagement/engagement-bands'
import type { EngagementQuery } from './engagement-query'

/** Where a verdict comes from, and how it is put. */
export type Benchmark = { bands: Bands; verdicts: Record<Verdict, string>; source: string }

/** What differs between the platforms' calculators. */
export type EngagementPlatform = {
  name: string
  /** What a post is called: "video", "videos". */
  postNoun: { singular: string; plural: string }
  /** The second divisor: "views", "reach". */
  viewsOrReach: { noun: string; label: string; hint: string }
  followersBenchmark: Benchmark
  /** Null where nobody publishes bands. */
  viewsOrReachBenchmark: Benchmark | null
  fileName: string
  defaultQuery: EngagementQuery
}

/** How a rate compares where the bands' marks are not percentiles. */
export const plainVerdicts: Record<Verdict, string> = {
  low: 'Below what’s typical for accounts your size.',
  typical: 'Typical for accounts your size.',
  good: 'Good for accounts your size.',
  excellent: 'Excellent for accounts your size.',
}

export function getBands({ followersBenchmark, viewsOrReachBenchmark }: EngagementPlatform) {
  return { byFollowers: followersBenchmark.bands, byViewsOrReach: viewsOrReachBenchmark?.bands ?? null }
}
