import type { Band, Bands } from './engagement-bands'

/** Engagement rates of an account, and how they compare with published bands. */

export type EngagementInput = {
  followers: number
  /** Totals over all the posts counted. */
  likes: number
  comments: number
  shares: number
  saves: number
  /** Views on TikTok, accounts reached on Instagram. */
  viewsOrReach: number
  /** How many posts the totals cover, at least 1. */
  posts: number
}

export type Verdict = 'low' | 'typical' | 'good' | 'excellent'

/** A rate in percent; the comparison is null where nobody publishes bands for it. */
export type EngagementRate = { rate: number; comparison: { band: Band; verdict: Verdict } | null }

const getVerdict = (rate: number, band: Band): Verdict =>
  rate < band.low ? 'low' : rate < band.median ? 'typical' : rate < band.high ? 'good' : 'excellent'

function buildRate(rate: number, bands: Bands | null, followers: number): EngagementRate {
  if (bands === null) return { rate, comparison: null }
  const band = bands.find(({ followerLimit }) => followers < followerLimit) ?? bands[0]
  return { rate, comparison: { band, verdict: getVerdict(rate, band) } }
}

const countInteractions = ({ likes, comments, shares, saves }: EngagementInput) => likes + comments + shares + saves

/**
 * Rates in percent: by followers, the average post's interactions over followers; by what was seen, all interactions
 * over all views or reach. Null where the divisor is 0.
 */
export function computeEngagementRates(
  input: EngagementInput,
  bands: { byFollowers: Bands; byViewsOrReach: Bands | null },
): { byFollowers: EngagementRate | null; byViewsOrReach: EngagementRate | null } {
  const interactions = countInteractions(input)
  const { followers, viewsOrReach, posts } = input
  return {
    byFollowers:
      followers > 0 ? buildRate((interactions / posts / followers) * 100, bands.byFollowers, followers) : null,
    byViewsOrReach:
      viewsOrReach > 0 ? buildRate((interactions / viewsOrReach) * 100, bands.byViewsOrReach, followers) : null,
  }
}

/** Interactions that each post still lacks to reach `targetPercent` percent of followers; 0 when it is reached. */
export function countMissingInteractions(targetPercent: number, input: EngagementInput): number {
  return Math.max(0, Math.ceil((targetPercent / 100) * input.followers - countInteractions(input) / input.posts - 1e-9))
}
