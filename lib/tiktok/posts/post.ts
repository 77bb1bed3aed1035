export type PostImage = {
  url: string
  /** Pixels; null when unknown. */
  width: number | null
  height: number | null
  kind: 'cover' | 'first frame' | 'animated'
}

export type Video = {
  url: string
  width: number | null
  height: number | null
  codec: 'h264' | 'h265'
  bytes: number | null
  /** Bits per second. */
  bitrate: number | null
}

export type Sound = {
  url: string
  format: 'mp3' | 'm4a'
  title: string
  author: string
  /** Whether the sound was made with this post, as opposed to a song or another post's sound. */
  isOriginal: boolean
}

export type CaptionTrack = { url: string; language: string; source: 'creator' | 'automatic' | 'translated' }

/** Headers required to request a post's files; the cookies are from the same page load. */
export type MediaAccess = { referer: string; userAgent: string; cookie: string | null }

/** A public TikTok post, independent of its source. Its texts are untrusted. */
export type Post = {
  /** Decimal digits; exceeds the safe integers of JavaScript. */
  id: string
  url: string
  kind: 'video' | 'photos'
  caption: string
  /** `handle` has no `@`; empty when unknown. */
  author: { handle: string; name: string }
  /** Unix seconds. */
  postedAt: number | null
  durationSeconds: number | null
  covers: readonly PostImage[]
  images: readonly PostImage[]
  /** Best first; never with a watermark or without audio. */
  videos: readonly Video[]
  sound: Sound | null
  captions: readonly CaptionTrack[]
  /** Whether TikTok reports that the video has no speech. */
  isSilent: boolean
  access: MediaAccess
  source: 'player' | 'page' | 'oembed'
}

const START_OF_2014 = 1_388_534_400
const DAY_SECONDS = 86_400

/** Unix seconds, up to a minute early (confirmed by real posts, 2026-11-21); null for an impossible time. */
export function decodePostTime(id: string): number | null {
  const seconds = Number(BigInt(id) >> 32n)
  return seconds >= START_OF_2014 && seconds <= Date.now() / 1_000 + DAY_SECONDS ? seconds : null
}
