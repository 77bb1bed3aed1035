import { type NumberRange, parseNumberInput } from '@/lib/core/format/parse-number-input'

/**
 * Earnings in US dollars per 1,000 views, and brand deals in US dollars per follower. The factors are this site's own
 * model, because TikTok does not publish its rates; the page says so.
 */
export const locations = {
  US: { label: 'US', usdPerThousandViews: 0.035, brandRate: 0.03 },
  UK: { label: 'UK', usdPerThousandViews: 0.03, brandRate: 0.025 },
  Canada: { label: 'Canada', usdPerThousandViews: 0.028, brandRate: 0.024 },
  Australia: { label: 'Australia', usdPerThousandViews: 0.025, brandRate: 0.022 },
  Germany: { label: 'Germany', usdPerThousandViews: 0.022, brandRate: 0.02 },
  Other: { label: 'Other', usdPerThousandViews: 0.015, brandRate: 0.015 },
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
  /** Average views per video. */
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

export const streamLabels = {
  creatorFund: 'Creator Fund (legacy) / Creator Rewards',
  brandDeals: 'Brand deals',
  liveGifts: 'LIVE gifts',
  affiliate: 'Affiliate sales',
} as const

export type Stream = keyof typeof streamLabels

export type Earnings = {
  /** US dollars per month. */
  monthly: Record<Stream, number> & { total: number }
  yearly: { total: number }
  /** Share of the month in percent; 0 without earnings. */
  breakdown: { stream: Stream; value: number; percentage: number }[]
}

export const VIDEOS_PER_MONTH = 30

/** Estimates earnings in US dollars. Inputs must be within bounds: not negative, and engagement at most 100. */
export function estimateEarnings(input: EarningsInput): Earnings {
  const { usdPerThousandViews, brandRate } = locations[input.location]
  const { multiplier } = niches[input.niche]
  const engagedFollowers = input.followers * (input.engagement / 100)
  const streams: Record<Stream, number> = {
    creatorFund: ((input.averageViews * VIDEOS_PER_MONTH * usdPerThousandViews) / 1000) * multiplier,
    brandDeals: input.followers * brandRate * multiplier * accountTypes[input.account].brandMultiplier,
    liveGifts: engagedFollowers * 0.005 * multiplier,
    affiliate: engagedFollowers * 0.5 * multiplier,
  }
  const total = streams.creatorFund + streams.brandDeals + streams.liveGifts + streams.affiliate
  return {
    monthly: { ...streams, total },
    yearly: { total: total * 12 },
    breakdown: (Object.keys(streamLabels) as Stream[]).map((stream) => ({
      stream,
      value: streams[stream],
      percentage: total > 0 ? (streams[stream] / total) * 100 : 0,
    })),
  }
}

/** Returns the followers for `goal` US dollars a month, or null if more followers do not help. */
export function getFollowersForGoal(goal: number, input: EarningsInput): number | null {
  const earningsWithoutFollowers = estimateEarnings({ ...input, followers: 0 }).monthly.total
  const earningsPerFollower = estimateEarnings({ ...input, followers: 1 }).monthly.total - earningsWithoutFollowers
  if (goal <= earningsWithoutFollowers) return 0
  return earningsPerFollower > 0 ? Math.ceil((goal - earningsWithoutFollowers) / earningsPerFollower) : null
}

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
