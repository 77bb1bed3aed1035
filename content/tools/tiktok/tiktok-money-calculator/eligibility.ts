import { type EarningsInput, type Stream, VIDEOS_PER_MONTH } from './earnings'

export type Eligibility = {
  stream: Stream
  /** `later` with more followers or views; `depends` if the inputs alone do not decide. */
  state: 'open' | 'later' | 'closed' | 'depends'
  reason: string
}

type Answer = [state: Eligibility['state'], reason: string]

const checks: Record<Stream, (input: EarningsInput) => Answer> = {
  creatorFund: checkRewards,
  brandDeals: ({ followers }) =>
    followers === 0
      ? ['later', 'Brands look at your audience first.']
      : ['depends', 'No minimum, but you need a brand deal every month to get this much.'],
  liveGifts: ({ followers }) =>
    followers < 1000
      ? ['later', 'You need 1,000 followers to go LIVE and get gifts.']
      : ['open', 'You also need to go LIVE and meet the age requirement. TikTok keeps about half of each gift.'],
  affiliate: () => ['depends', 'An optimistic $0.50 per engaged follower. Other calculators use as little as $0.04.'],
}

/**
 * Lists TikTok's own programs that an account can join, by these sources (2026-11): Creator Rewards:
 * tiktok.com/creator-academy/article/eligibility (18 or over, 10,000 followers, 100,000 views in 30 days, personal
 * account, resident in US, UK, DE, JP, KR, FR, MX or BR, original videos of a minute or longer). LIVE gifts:
 * calculatecreator.com/guides/tiktok-gifts (1,000 followers).
 */
export function getEligibility(input: EarningsInput): Eligibility[] {
  return (Object.keys(checks) as Stream[]).map((stream) => {
    const [state, reason] = checks[stream](input)
    return { stream, state, reason }
  })
}

export const canJoinRewards = (eligibility: readonly Eligibility[]): boolean =>
  eligibility.some(({ stream, state }) => stream === 'creatorFund' && (state === 'open' || state === 'depends'))

function checkRewards({ followers, averageViews, location, account }: EarningsInput): Answer {
  if (account === 'business') return ['closed', 'Creator Rewards only accepts personal accounts.']
  if (location === 'Canada' || location === 'Australia')
    return ['closed', 'Creator Rewards isn’t available in this country.']
  if (followers < 10_000) return ['later', 'Creator Rewards requires 10,000 followers.']
  if (averageViews * VIDEOS_PER_MONTH < 100_000)
    return ['later', 'Creator Rewards requires 100,000 views in the last 30 days.']
  if (location === 'Other')
    return ['depends', 'Creator Rewards is also open in Japan, South Korea, France, Mexico and Brazil.']
  return ['open', 'You also need to be at least 18, and only original videos of a minute or longer count.']
}
