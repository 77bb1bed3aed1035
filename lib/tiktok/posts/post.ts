/** A file that TikTok serves for a picture, as its own answer names it. */
export type PostImage = {
  url: string
  /** Pixels; null where TikTok does not say. */
  width: number | null
  height: number | null
  kind: 'cover' | 'first frame' | 'animated'
}

export type Video = {
  url: string
  /** Pixels. */
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
  /** Made with this post, and not a song or another post's sound. */
  isOriginal: boolean
}

export type CaptionTrack = {
  /** A WebVTT file. */
  url: string
  /** BCP 47. */
  language: string
  source: 'creator' | 'automatic' | 'translated'
}

/** What a request for one of the post's files must carry; the cookies are those of the same page load. */
export type MediaAccess = { referer: string; userAgent: string; cookie: string | null }

/** A public TikTok post, in our own terms whichever source described it. Its texts are a stranger's words. */
export type Post = {
  /** Decimal digits; more than a JavaScript number holds. */
  id: string
  /** The post's address on TikTok, rebuilt from its parts. */
  url: string
  kind: 'video' | 'photos'
  caption: string
  /** The handle is without @, and empty when no source names one. */
  author: { handle: string; name: string }
  /** Unix seconds. */
  postedAt: number | null
  durationSeconds: number | null
  covers: readonly PostImage[]
  /** A photo post's pictures, in order. */
  images: readonly PostImage[]
  /** Best first: never with a watermark, never without its sound. */
  videos: readonly Video[]
  sound: Sound | null
  captions: readonly CaptionTrack[]
  /** TikTok says that nobody speaks. */
  isSilent: boolean
  access: MediaAccess
  source: 'player' | 'page' | 'oembed'
}
