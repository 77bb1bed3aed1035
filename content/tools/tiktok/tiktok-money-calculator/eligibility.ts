import { type EarningsInput, type Stream, VIDEOS_PER_MONTH } from './earnings'

export type Eligibility = {
  stream: Stream
  /** `later` with more followers or views; `depends` if the inputs alone do not decide. */
  state: 'open' | 'later' | 'closed' | 'depends'
  reason: string
}

/**
 * Lists TikTok's own programs that an account can join, by these sources (2026-11): Creator Rewards:
 * tiktok.com/creator-academy/article/eligibility (18 or over, 10,000 followers, 100,000 views in 30 days, personal
 * account, resident in US, UK, DE, JP, KR, FR, MX or BR, original videos of a minute or longer). LIVE gifts:
 * calculatecreator.com/guides/tiktok-gifts (1,000 followers).
 */
export function getEligibility(input: EarningsInput): Eligibility[] {
  return [checkRewards(input), checkBrandDeals(input), checkLiveGifts(input), affiliateEligibility]
}

export const canJoin = (eligibility: readonly Eligibility[], wantedStream: Stream): boolean =>
  eligibility.some(({ stream, state }) => stream === wantedStream && (state === 'open' || state === 'depends'))

function checkRewards({ followers, averageViews, location, account }: EarningsInput): Eligibility {
  const build = (state: Eligibility['state'], reason: string): Eligibility => ({ stream: 'creatorFund', state, reason })
  if (account === 'business') return build('closed', 'Creator Rewards only accepts personal accounts.')
  if (location === 'Canada' || location === 'Australia')
    return build('closed', 'Creator Rewards isn’t available in this country.')
  if (followers < 10_000) return build('later', 'Creator Rewards requires 10,000 followers.')
  if (averageViews * VIDEOS_PER_MONTH < 100_000)
    return build('later', 'Creator Rewards requires 100,000 views in the last 30 days.')
  if (location === 'Other')
    return build('depends', 'Creator Rewards is also open in Japan, South Korea, France, Mexico and Brazil.')
  return build('open', 'You also need to be at least 18, and only original videos of a minute or longer count.')
}

function checkBrandDeals({ followers }: EarningsInput): Eligibility {
  if (followers === 0) return { stream: 'brandDeals', state: 'later', reason: 'Brands look at your audience first.' }
  return {
    stream: 'brandDeals',
    state: 'depends',
    reason: 'No minimum, but you need a brand deal every month to get this much.',
  }
}

function checkLiveGifts({ followers }: EarningsInput): Eligibility {
  if (followers < 1000) {
    return { stream: 'liveGifts', state: 'later', reason: 'You need 1,000 followers to go LIVE and get gifts.' }
  }
  return {
    stream: 'liveGifts',
    state: 'open',
    reason: 'You also need to go LIVE and meet the age requirement. TikTok keeps about half of each gift.',
  }
}

const affiliateEligibility: Eligibility = {
  stream: 'affiliate',
  state: 'depends',
  reason: 'An optimistic $0.50 per engaged follower. Other calculators use as little as $0.04.',
}
