import type { TikTokSettings } from '@/lib/tool/settings'
import type { PostImage, Video } from './post'

const hostSuffixes = [
  'tiktokcdn.com',
  'tiktokcdn-us.com',
  'tiktokcdn-eu.com',
  'tiktokv.com',
  'tiktokv.us',
  'tiktokv.eu',
  'ibyteimg.com',
  'byteoversea.com',
  'muscdn.com',
  'ttwstatic.com',
]

/** On tiktok.com itself, only the video servers serve files, such as v16-webapp-prime.us.tiktok.com. */
const videoHostPattern = /^v\d[a-z0-9-]*(\.[a-z]{2,3})?\.tiktok\.com$/

/** From public clients (yt-dlp, gallery-dl, cobalt, read 2026-11-21). Refuses others, so add new hosts here. */
export function isMediaHost(host: string): boolean {
  const name = host.toLowerCase()
  return hostSuffixes.some((suffix) => name.endsWith(`.${suffix}`)) || videoHostPattern.test(name)
}

/** Returns the first URL on an allowed host, or null. Upgrades plain HTTP URLs from TikTok to HTTPS. */
export function pickMediaUrl(urls: readonly string[], tiktok: TikTokSettings): string | null {
  for (const urlText of urls) {
    const url = URL.parse(urlText)
    if (url && upgradeAndValidateUrl(url, tiktok)) return url.href
  }
  return null
}

function upgradeAndValidateUrl(url: URL, { isMock, origin }: TikTokSettings): boolean {
  if (url.username || url.password) return false
  if (isMock && url.origin === origin) return true
  if (url.protocol === 'http:') url.protocol = 'https:'
  return url.protocol === 'https:' && url.port === '' && isMediaHost(url.hostname)
}

type ImageCandidate = readonly [
  addresses: readonly string[],
  label: PostImage['kind'],
  width?: number | null,
  height?: number | null,
]

/** Picks the images with an allowed URL. Prefers a JPEG among an image's mirrors, because every program opens it. */
export function pickImages(candidates: readonly ImageCandidate[], tiktok: TikTokSettings): PostImage[] {
  return candidates.flatMap(([urls, label, width = null, height = null]) => {
    const url = pickMediaUrl(
      urls.toSorted((a, b) => Number(isJpeg(b)) - Number(isJpeg(a))),
      tiktok,
    )
    return url ? [{ url, width, height, kind: label }] : []
  })
}

const isJpeg = (url: string) => /\.jpe?g(?:[?#]|$)/i.test(url)

/** A file as TikTok lists it, with its mirrors. */
export type VideoCandidate = Omit<Video, 'url' | 'codec'> & { urls: readonly string[]; codec: string }

/**
 * Best first; H.264 before H.265, which not every device plays. Drops bytevc2, which no other player supports, and
 * /media-video-hvc1/ files, which have no audio (yt-dlp issues 16622 and 17372, 2026).
 */
export function chooseVideos(candidates: readonly VideoCandidate[], tiktok: TikTokSettings): Video[] {
  const playableVideos = candidates.flatMap(({ urls, codec: name, ...file }) => {
    const codec = parseCodec(name)
    const url = pickMediaUrl(
      urls.filter((candidateUrl) => !isBroken(candidateUrl)),
      tiktok,
    )
    return codec && url ? [{ ...file, codec, url }] : []
  })
  const sortedVideos = playableVideos.toSorted(
    (a, b) => a.codec.localeCompare(b.codec) || getArea(b) - getArea(a) || (b.bitrate ?? 0) - (a.bitrate ?? 0),
  )
  return [...Map.groupBy(sortedVideos, ({ codec, width, height }) => `${codec} ${width}×${height}`).values()].flatMap(
    ([bestVideo]) => bestVideo ?? [],
  )
}

/** Adds `file`, of which TikTok lists less, if no other H.264 file can be used. */
export function chooseVideosOrFile(
  candidates: readonly VideoCandidate[],
  file: Omit<VideoCandidate, 'bytes' | 'bitrate'>,
  tiktok: TikTokSettings,
): Video[] {
  const videos = chooseVideos(candidates, tiktok)
  if (videos.some(({ codec }) => codec === 'h264')) return videos
  return chooseVideos([...candidates, { ...file, bytes: null, bitrate: null }], tiktok)
}

function parseCodec(name: string): Video['codec'] | null {
  if (name === '' || /^(h264|avc)/i.test(name)) return 'h264'
  return /^(h265|hevc|hvc1|bytevc1)/i.test(name) ? 'h265' : null
}

/** Whether the file has no audio, or the mirror is on TikTok's own site and fails (yt-dlp issue 11034, 2024). */
const isBroken = (url: string) => /\/media-video-[^/?]+\/?(?:\?|$)|\/aweme\/v1\/play\//.test(url)

const getArea = ({ width, height }: Pick<Video, 'width' | 'height'>) => (width ?? 0) * (height ?? 0)
