export type VideoTarget = {
  name: string
  /** The start of a sentence about the limits, if they are not those of the app itself. */
  subject?: string
  /** Null if no video is too large. Assumes 1,000,000 bytes to a megabyte, the stricter meaning. */
  maxBytes: number | null
  minSeconds?: number
  maxSeconds?: number
}

/**
 * Limits of uploads, in display order. Gmail’s, WhatsApp’s and Discord’s are on their help pages.
 * Sources, checked 2026-11: ayrshare.com/docs/media-guidelines/tiktok and /threads, docs.x.com/x-api/media/quickstart/
 * best-practices, developers.facebook.com/docs/instagram-platform/content-publishing, github.com/bluesky-social/
 * social-app/pull/10497, support.google.com/youtube/answer/15424877.
 */
export const videoTargets = {
  tiktok: {
    name: 'TikTok',
    subject: 'Through a scheduling app, TikTok',
    maxBytes: 1_000_000_000,
    minSeconds: 3,
    maxSeconds: 600,
  },
  instagram: {
    name: 'Instagram Reels',
    subject: 'Through a scheduling app, Instagram',
    maxBytes: 300_000_000,
    minSeconds: 3,
    maxSeconds: 900,
  },
  shorts: { name: 'YouTube Shorts', maxBytes: null, maxSeconds: 180 },
  x: { name: 'X', subject: 'Without Premium, X', maxBytes: 512_000_000, minSeconds: 0.5, maxSeconds: 140 },
  threads: { name: 'Threads', maxBytes: 1_000_000_000, maxSeconds: 300 },
  bluesky: { name: 'Bluesky', maxBytes: 100_000_000, maxSeconds: 180 },
  gmail: { name: 'Gmail', maxBytes: 25_000_000 },
  whatsapp: { name: 'WhatsApp', maxBytes: 16_000_000 },
  discord: { name: 'Discord', maxBytes: 10_000_000 },
} as const satisfies Record<string, VideoTarget>

/**
 * Margins that the app's own text and buttons cover in a 9:16 video, as fractions of its width or height. Sources,
 * checked 2026-11: ads.tiktok.com/help/article/video-ads-specifications (an image), facebook.com/business/help/
 * 980593475366490, support.google.com/google-ads/answer/13704860.
 */
export type SafeMargins = { top: number; right: number; bottom: number; left: number }

/** Guides agree on TikTok's right margin, which its image leaves open. */
export const safeAreas = {
  tiktok: { name: 'TikTok', margins: { top: 0.125, right: 0.14, bottom: 0.344, left: 0.06 } },
  reels: { name: 'Reels', margins: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 } },
  shorts: { name: 'Shorts', margins: { top: 0.15, right: 0.178, bottom: 0.35, left: 0.045 } },
} as const satisfies Record<string, { name: string; margins: SafeMargins }>
