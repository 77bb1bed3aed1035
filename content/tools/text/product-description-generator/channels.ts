/** Limit of a text, in UTF-16 units. A target is our own or the shop’s advice and may be exceeded. */
type Limit = { max: number; isTarget?: true }

/**
 * Limits of a listing by shop, with sources read in November 2026. Where sources disagree, uses the stricter limit;
 * without a source, our own target.
 */
export type Channel = {
  label: string
  title: Limit
  bullets: Limit & { maxCount: number }
  description: Limit
  /** In UTF-16 units. */
  maxKeywordLength: number
  sources: readonly string[]
}

export const channels = {
  'tiktok-shop': {
    label: 'TikTok Shop',
    title: { max: 200 },
    bullets: { max: 250, maxCount: 5, isTarget: true },
    description: { max: 10_000 },
    maxKeywordLength: 30,
    sources: [
      'lettercounter.org/blog/tiktok-shop-description-limit (title 25 to 200)',
      'partner.tiktokshop.com, Create Product (description 10,000; three to five selling points under 250)',
    ],
  },
  etsy: {
    label: 'Etsy',
    title: { max: 140 },
    bullets: { max: 200, maxCount: 5, isTarget: true },
    description: { max: 5_000, isTarget: true },
    maxKeywordLength: 20,
    sources: ['apify.com/autoaugeo/listing-seo-length-auditor-for-online-se-8a73 (title 140, 13 tags of 20)'],
  },
  amazon: {
    label: 'Amazon',
    title: { max: 200 },
    bullets: { max: 250, maxCount: 5 },
    description: { max: 2_000 },
    maxKeywordLength: 50,
    sources: [
      'sellercentral.amazon.com, product detail page rules (title 200)',
      'amazonlistingaudit.com/policy/bullet-point-guidelines (five bullets of 250; others say 500)',
      'viral-launch.com/?p=1954, December 2024 (description 2,000)',
    ],
  },
  site: {
    label: 'My own shop',
    title: { max: 70, isTarget: true },
    bullets: { max: 200, maxCount: 6, isTarget: true },
    description: { max: 5_000, isTarget: true },
    maxKeywordLength: 50,
    sources: ['targets of ours: your own shop sets none'],
  },
} as const satisfies Record<string, Channel>

export type ChannelName = keyof typeof channels
