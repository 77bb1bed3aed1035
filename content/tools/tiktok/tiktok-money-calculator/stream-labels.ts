import type { Stream } from './earnings'

export const streamLabels = {
  creatorFund: 'Creator Fund (legacy) / Creator Rewards',
  brandDeals: 'Brand deals',
  liveGifts: 'LIVE gifts',
  affiliate: 'Affiliate sales',
} as const satisfies Record<Stream, string>
