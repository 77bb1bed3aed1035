import type { Verdict } from '@/lib/platforms/engagement/engagement'
import type { Bands } from '@/lib/platforms/engagement/engagement-bands'
import type { EngagementQuery } from './engagement-query'

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
  fileName: string
  defaultQuery: EngagementQuery
}

/** Wording for bands whose limits are not percentiles. */
export const plainVerdicts: Record<Verdict, string> = {
  low: 'Below what’s typical for accounts your size.',
  typical: 'Typical for accounts your size.',
  good: 'Good for accounts your size.',
  excellent: 'Excellent for accounts your size.',
}

export function getBands({ followersBenchmark, viewsOrReachBenchmark }: EngagementPlatform) {
  return { byFollowers: followersBenchmark.bands, byViewsOrReach: viewsOrReachBenchmark?.bands ?? null }
}
