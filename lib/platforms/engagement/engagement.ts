import type { Band, Bands } from './engagement-bands'

export type EngagementInput = {
  followers: number
  likes: number
  comments: number
  shares: number
  saves: number
  /** Views on TikTok, accounts reached on Instagram. */
  viewsOrReach: number
  /** Number of posts in the totals, at least 1. */
  posts: number
}

export type Verdict = 'low' | 'typical' | 'good' | 'excellent'

/** A rate in percent. The comparison is null without published bands. */
export type EngagementRate = { rate: number; comparison: { band: Band; verdict: Verdict } | null }

const getVerdict = (rate: number, band: Band): Verdict =>
  rate < band.low ? 'low' : rate < band.median ? 'typical' : rate < band.high ? 'good' : 'excellent'

function buildRate(rate: number, bands: Bands | null, followers: number): EngagementRate {
  if (bands === null) return { rate, comparison: null }
  const band = bands.find(({ followerLimit }) => followers < followerLimit) ?? bands[0]
  return { rate, comparison: { band, verdict: getVerdict(rate, band) } }
}

const countInteractions = ({ likes, comments, shares, saves }: EngagementInput) => likes + comments + shares + saves

/** By followers, of the average post; by views and reach, of all posts. A rate is null if its divisor is 0. */
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

/** Returns the interactions that each post lacks to reach `targetPercent` of followers; 0 if reached. */
export function countMissingInteractions(targetPercent: number, input: EngagementInput): number {
  return Math.max(0, Math.ceil((targetPercent / 100) * input.followers - countInteractions(input) / input.posts - 1e-9))
}
