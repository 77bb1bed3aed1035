export type VideoTarget = {
  name: string
  /** The start of a sentence about the limits, if they are not those of the app itself. */
  subject?: string
  /** Null if no video is too large. Assumes 1,000,000 bytes to a megabyte, the stricter meaning. */
  maxBytes: number | null
  minSeconds?: number
  maxSeconds?: number
}

/** Limits of uploads, in display order, checked 2026-11. The tool's page lists the sources. */
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

export type VideoTargetId = keyof typeof videoTargets

/** Margins that the app's own text and buttons cover in a 9:16 video, as fractions of its width or height. */
export type SafeMargins = { top: number; right: number; bottom: number; left: number }

/** Checked 2026-11. TikTok's is from the image on its page of ad specifications; guides agree on its right margin. */
export const safeAreas = {
  tiktok: { name: 'TikTok', margins: { top: 0.125, right: 0.14, bottom: 0.344, left: 0.06 } },
  reels: { name: 'Reels', margins: { top: 0.14, right: 0.06, bottom: 0.35, left: 0.06 } },
  shorts: { name: 'Shorts', margins: { top: 0.15, right: 0.178, bottom: 0.35, left: 0.045 } },
} as const satisfies Record<string, { name: string; margins: SafeMargins }>
