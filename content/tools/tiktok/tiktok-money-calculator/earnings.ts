/**
 * The money calculator's estimate. The factors are this site's published model, not rates of TikTok's, which publishes
 * none: the page says so, shows a range and names what each stream needs.
 */

export const locations = {
  US: { label: 'US', cpm: 0.035, brandRate: 0.03 },
  UK: { label: 'UK', cpm: 0.03, brandRate: 0.025 },
  Canada: { label: 'Canada', cpm: 0.028, brandRate: 0.024 },
  Australia: { label: 'Australia', cpm: 0.025, brandRate: 0.022 },
  Germany: { label: 'Germany', cpm: 0.022, brandRate: 0.02 },
  Other: { label: 'Other', cpm: 0.015, brandRate: 0.015 },
} as const

export const niches = {
  tech: { label: 'Tech', multiplier: 1.5 },
  finance: { label: 'Finance', multiplier: 1.4 },
  business: { label: 'Business', multiplier: 1.3 },
  fashion: { label: 'Fashion', multiplier: 1.2 },
  beauty: { label: 'Beauty', multiplier: 1.1 },
  lifestyle: { label: 'Lifestyle', multiplier: 1 },
  fitness: { label: 'Fitness', multiplier: 0.9 },
  food: { label: 'Food', multiplier: 0.9 },
  gaming: { label: 'Gaming', multiplier: 0.8 },
  entertainment: { label: 'Entertainment', multiplier: 0.7 },
} as const

export const accountTypes = {
  personal: { label: 'Personal', brandMultiplier: 1 },
  business: { label: 'Business', brandMultiplier: 1.2 },
} as const

export type EarningsInput = {
  followers: number
  /** Average views of a video; the model counts thirty videos a month. */
  averageViews: number
  /** Percent, 0 to 100. */
  engagement: number
  location: keyof typeof locations
  niche: keyof typeof niches
  account: keyof typeof accountTypes
}

export const defaultEarningsInput: EarningsInput = {
  followers: 10_000,
  averageViews: 5_000,
  engagement: 3.5,
  location: 'US',
  niche: 'lifestyle',
  account: 'personal',
}

export type Stream = 'creatorFund' | 'brandDeals' | 'liveGifts' | 'affiliate'

export type Earnings = {
  /** US dollars a month. */
  monthly: Record<Stream, number> & { total: number }
  yearly: { total: number }
  /** Each stream's share of the month in percent; 0 when nothing is earned. */
  breakdown: { stream: Stream; value: number; percentage: number }[]
}

/** Monthly and yearly US dollars for an account. Inputs are taken as clamped: not negative, engagement at most 100. */
export function estimateEarnings(input: EarningsInput): Earnings {
  const { cpm, brandRate } = locations[input.location]
  const { multiplier } = niches[input.niche]
  const engagedFollowers = input.followers * (input.engagement / 100)
  const streams: Record<Stream, number> = {
    creatorFund: ((input.averageViews * 30 * cpm) / 1000) * multiplier,
    brandDeals: input.followers * brandRate * multiplier * accountTypes[input.account].brandMultiplier,
    liveGifts: engagedFollowers * 0.005 * multiplier,
    affiliate: engagedFollowers * 0.5 * multiplier,
  }
  const total = streams.creatorFund + streams.brandDeals + streams.liveGifts + streams.affiliate
  const streamOrder: Stream[] = ['creatorFund', 'brandDeals', 'liveGifts', 'affiliate']
  return {
    monthly: { ...streams, total },
    yearly: { total: total * 12 },
    breakdown: streamOrder.map((stream) => ({
      stream,
      value: streams[stream],
      percentage: total > 0 ? (streams[stream] / total) * 100 : 0,
    })),
  }
}

/** Followers that would earn `goal` dollars a month with everything else unchanged; null when followers cannot do it. */
export function getFollowersForGoal(goal: number, input: EarningsInput): number | null {
  const earningsWithoutFollowers = estimateEarnings({ ...input, followers: 0 }).monthly.total
  const earningsPerFollower = estimateEarnings({ ...input, followers: 1 }).monthly.total - earningsWithoutFollowers
  if (goal <= earningsWithoutFollowers) return 0
  return earningsPerFollower > 0 ? Math.ceil((goal - earningsWithoutFollowers) / earningsPerFollower) : null
}
