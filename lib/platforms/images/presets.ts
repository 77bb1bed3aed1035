import { type Box, formatDimensions, type Size } from '@/lib/core/geometry/sizes'
import { MAX_PHONE_THUMBNAIL_BYTES } from '@/lib/platforms/youtube/uploads'
import type { NetworkLimit } from './network-limits'

/** A region of a preset's image, in pixels of the image. `note` describes the region. */
export type Zone = Box & { note: string }

export type Preset = Size & {
  id: string
  network: string
  label: string
  networkId: ImageNetworkId
  /** Region for the important content. */
  safeZone?: Zone
  /** Region that the network overlays. */
  coveredZone?: Zone
  isRound?: true
  /** Replaces the network's limit. */
  limit?: NetworkLimit
}

type PresetOptions = Pick<Preset, 'safeZone' | 'coveredZone' | 'isRound' | 'limit'>
type ImageNetwork = {
  name: string
  limit: NetworkLimit
  sizes: readonly (readonly [id: string, label: string, width: number, height: number, options?: PresetOptions])[]
}

const roundOptions = { isRound: true } as const

/** Instagram profile grids show every post in 3:4. */
const buildGridZone = (zone: Box) => ({ safeZone: { ...zone, note: 'Visible in the profile grid' } })

/** Guides differ (150 or 250 pixels at the top, 250 at the bottom); this is the stricter value. */
const tiktokSafeZoneOptions = {
  safeZone: { x: 0, y: 250, width: 1080, height: 1420, note: 'TikTok’s buttons stay outside this box' },
}

/** Region under the video's duration label, as in `lib/images/thumbnails/thumbnail-layout.ts`. */
const buildDurationZoneOptions = (scale: number) => ({
  coveredZone: {
    x: 1090 * scale,
    y: 636 * scale,
    width: 190 * scale,
    height: 84 * scale,
    note: 'YouTube’s timestamp goes here',
  },
})

const youtubeBannerOptions = {
  safeZone: { x: 507, y: 508, width: 1546, height: 423, note: 'Visible on every screen' },
  limit: { maxBytes: 6_000_000, acceptedTypes: ['jpeg', 'png'], subject: 'For banners, YouTube' },
} as const

const facebookCoverOptions = {
  safeZone: { x: 146, y: 1, width: 560, height: 312, note: 'Visible on phones and computers' },
}

/** Image sizes and file limits, in display order. Those of TikTok and Instagram apply to programs that post. */
export const imageNetworks = {
  instagram: {
    name: 'Instagram',
    limit: { maxBytes: 8_000_000, acceptedTypes: ['jpeg'], subject: 'Through a scheduling app, Instagram' },
    sizes: [
      ['ig-4x5', 'Portrait post 4:5', 1080, 1350, buildGridZone({ x: 34, y: 0, width: 1012, height: 1350 })],
      ['ig-3x4', 'Portrait post 3:4', 1080, 1440],
      ['ig-square', 'Square post', 1080, 1080, buildGridZone({ x: 135, y: 0, width: 810, height: 1080 })],
      ['ig-landscape', 'Landscape post', 1080, 566, buildGridZone({ x: 328, y: 0, width: 424, height: 566 })],
      ['ig-story', 'Story or Reel cover', 1080, 1920, buildGridZone({ x: 0, y: 240, width: 1080, height: 1440 })],
      ['ig-profile', 'Profile picture', 640, 640, roundOptions],
    ],
  },
  tiktok: {
    name: 'TikTok',
    limit: { maxBytes: 20_000_000, acceptedTypes: ['jpeg', 'webp'], subject: 'Through a scheduling app, TikTok' },
    sizes: [
      ['tt-cover', 'Video cover or photo slide', 1080, 1920, tiktokSafeZoneOptions],
      ['tt-square', 'Square photo slide', 1080, 1080],
      ['tt-profile', 'Profile picture', 720, 720, roundOptions],
    ],
  },
  youtube: {
    name: 'YouTube',
    limit: { maxBytes: MAX_PHONE_THUMBNAIL_BYTES, acceptedTypes: ['jpeg', 'png'], subject: 'From a phone, YouTube' },
    sizes: [
      ['yt-thumbnail', 'Thumbnail', 1280, 720, buildDurationZoneOptions(1)],
      ['yt-thumbnail-hd', 'Thumbnail in Full HD', 1920, 1080, buildDurationZoneOptions(1.5)],
      ['yt-shorts', 'Shorts cover', 1080, 1920],
      ['yt-banner', 'Channel banner', 2560, 1440, youtubeBannerOptions],
      ['yt-profile', 'Profile picture', 800, 800, roundOptions],
    ],
  },
  x: {
    name: 'X (Twitter)',
    limit: { maxBytes: 5_000_000, acceptedTypes: ['jpeg', 'png', 'webp'], subject: 'X' },
    sizes: [
      ['x-post', 'Landscape post 16:9', 1600, 900],
      ['x-post-small', 'Landscape post 16:9, small', 1200, 675],
      ['x-square', 'Square post', 1080, 1080],
      ['x-portrait', 'Portrait post', 1080, 1350],
      ['x-card', 'Link card', 1200, 628],
      ['x-header', 'Header', 1500, 500],
      ['x-profile', 'Profile picture', 400, 400, roundOptions],
    ],
  },
  facebook: {
    name: 'Facebook',
    limit: { maxBytes: null, acceptedTypes: null, subject: 'Facebook' },
    sizes: [
      ['fb-post', 'Link or landscape post', 1200, 630],
      ['fb-square', 'Square post', 1080, 1080],
      ['fb-portrait', 'Portrait post', 1080, 1350],
      ['fb-story', 'Story', 1080, 1920],
      ['fb-cover', 'Page cover', 851, 315, facebookCoverOptions],
      ['fb-event', 'Event cover', 1920, 1005],
      ['fb-group', 'Group cover', 1640, 856],
      ['fb-profile', 'Profile picture', 320, 320, roundOptions],
    ],
  },
  linkedin: {
    name: 'LinkedIn',
    limit: { maxBytes: 5_000_000, acceptedTypes: null, subject: 'LinkedIn' },
    sizes: [
      ['li-landscape', 'Landscape post', 1200, 627],
      ['li-square', 'Square post', 1200, 1200],
      ['li-portrait', 'Portrait post or document slide', 1080, 1350],
      ['li-banner', 'Profile banner', 1584, 396],
      ['li-cover', 'Company page cover', 1128, 191],
      ['li-logo', 'Company logo', 300, 300],
      ['li-profile', 'Profile picture', 400, 400, roundOptions],
    ],
  },
  pinterest: {
    name: 'Pinterest',
    limit: { maxBytes: 20_000_000, acceptedTypes: ['jpeg', 'png'], subject: 'Pinterest' },
    sizes: [
      ['pin', 'Pin 2:3', 1000, 1500],
      ['pin-square', 'Square pin', 1000, 1000],
      ['pin-long', 'Longest pin', 1000, 2100],
      ['pin-idea', 'Full-screen pin 9:16', 1080, 1920],
      ['pin-profile', 'Profile picture', 330, 330, roundOptions],
    ],
  },
} as const satisfies Record<string, ImageNetwork>

type ImageNetworkId = keyof typeof imageNetworks

export const presets: readonly Preset[] = (Object.keys(imageNetworks) as ImageNetworkId[]).flatMap((networkId) => {
  const { name: network, sizes }: ImageNetwork = imageNetworks[networkId]
  return sizes.map(([id, label, width, height, options]) => {
    return { id, network, label, width, height, networkId, ...options }
  })
})

export const defaultPresetId = 'ig-4x5'

/** For a select, by network. */
export const createPresetOptions = (listedPresets: readonly Preset[]) =>
  listedPresets.map((preset) => ({
    value: preset.id,
    label: `${preset.label}, ${formatDimensions(preset)}`,
    group: preset.network,
  }))

export const formatPreset = (preset: Preset) => `${preset.network}: ${preset.label}, ${formatDimensions(preset)}`

export function getPreset(id: string): Preset {
  const preset = presets.find((candidate) => candidate.id === id)
  if (!preset) throw new RangeError(`No preset ${id}`)
  return preset
}

export const sizesReviewMonth = '2026-11' as const

/** Sources of sizes and limits. Several agreeing guides supply what LinkedIn, Facebook and X do not publish. */
export const sizeSources = {
  tiktok: {
    label: 'TikTok: media transfer guide',
    url: 'https://developers.tiktok.com/doc/content-posting-api-media-transfer-guide',
  },
  instagram: {
    label: 'Instagram: publishing content',
    url: 'https://developers.facebook.com/docs/instagram-platform/content-publishing',
  },
  youtube: { label: 'YouTube Help: custom thumbnails', url: 'https://support.google.com/youtube/answer/72431' },
  x: { label: 'X: media best practices', url: 'https://docs.x.com/x-api/media/quickstart/best-practices' },
  linkedin: {
    label: 'Ayrshare: LinkedIn media guidelines',
    url: 'https://www.ayrshare.com/docs/media-guidelines/linkedin',
  },
  facebook: { label: 'The Size: Facebook image sizes', url: 'https://thesize.net' },
  pinterest: {
    label: 'Pinterest: product specifications',
    url: 'https://help.pinterest.com/en/business/article/pinterest-product-specs',
  },
} as const satisfies Record<ImageNetworkId, { label: string; url: string }>
