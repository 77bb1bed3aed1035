/**
 * Largest files that networks take, as read in November 2026. A megabyte is 1,000,000 bytes here, the smaller of its two
 * meanings, so that the file fits by either.
 */
export const caps = {
  'youtube-phone': { label: 'YouTube thumbnail, phone upload', bytes: 2_000_000 },
  x: { label: 'X (Twitter) photo', bytes: 5_000_000 },
  linkedin: { label: 'LinkedIn photo', bytes: 5_000_000 },
  instagram: { label: 'Instagram, from a scheduling app', bytes: 8_000_000 },
  tiktok: { label: 'TikTok photo post', bytes: 20_000_000 },
  pinterest: { label: 'Pinterest pin, computer upload', bytes: 20_000_000 },
} as const

/** What each network takes of what this tool writes, where it is not everything. */
export const takes: Partial<Record<keyof typeof caps, readonly string[]>> = {
  instagram: ['jpeg'],
  tiktok: ['jpeg', 'webp'],
  'youtube-phone': ['jpeg', 'png'],
  x: ['jpeg', 'png', 'webp'],
  pinterest: ['jpeg', 'png'],
}
