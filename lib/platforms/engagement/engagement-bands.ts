/** Minimum rates in percent for typical, good and excellent accounts of a size. */
export type Band = { followerLimit: number; label: string; low: number; median: number; high: number }

export type Bands = readonly [Band, ...Band[]]

/**
 * Engagement rates on TikTok by followers: the 25th, 50th and 75th percentile of 150,000 fraud-screened accounts.
 * Source: SociaVault Labs, sociavault.com/blog/good-engagement-rate-tiktok, 2026; checked 2026-11.
 */
export const tiktokFollowerBands = [
  { followerLimit: 10_000, label: '1,000 to 10,000 followers', low: 4.92, median: 7.84, high: 12.31 },
  { followerLimit: 50_000, label: '10,000 to 50,000 followers', low: 3.28, median: 5.21, high: 8.14 },
  { followerLimit: 100_000, label: '50,000 to 100,000 followers', low: 2.47, median: 3.89, high: 6.02 },
  { followerLimit: 500_000, label: '100,000 to 500,000 followers', low: 1.71, median: 2.73, high: 4.22 },
  { followerLimit: Number.POSITIVE_INFINITY, label: 'over 500,000 followers', low: 1.12, median: 1.84, high: 2.89 },
] as const satisfies Bands

/**
 * Minimum engagement rates on TikTok by views that count as typical, solid and strong. Source:
 * creamate.ai/en/tools/tiktok-engagement-rate-calculator, 2026; checked 2026-11.
 */
export const tiktokViewBands = [
  { followerLimit: 10_000, label: 'under 10,000 followers', low: 2, median: 4, high: 8 },
  { followerLimit: 100_000, label: '10,000 to 100,000 followers', low: 2, median: 4, high: 7 },
  { followerLimit: 500_000, label: '100,000 to 500,000 followers', low: 1.5, median: 3, high: 6 },
  { followerLimit: Number.POSITIVE_INFINITY, label: 'over 500,000 followers', low: 1, median: 2.5, high: 5 },
] as const satisfies Bands

/**
 * Minimum engagement rates on Instagram by followers that count as average, good and excellent. Source:
 * campgroundsocial.com, 2026; checked 2026-11. Another source, hensrevenge.com, gives lower rates.
 */
export const instagramFollowerBands = [
  { followerLimit: 10_000, label: 'under 10,000 followers', low: 4, median: 6, high: 10 },
  { followerLimit: 50_000, label: '10,000 to 50,000 followers', low: 2, median: 4, high: 6 },
  { followerLimit: 100_000, label: '50,000 to 100,000 followers', low: 1.5, median: 3, high: 5 },
  { followerLimit: 500_000, label: '100,000 to 500,000 followers', low: 1, median: 2, high: 4 },
  { followerLimit: Number.POSITIVE_INFINITY, label: 'over 500,000 followers', low: 0.5, median: 1.5, high: 3 },
] as const satisfies Bands
