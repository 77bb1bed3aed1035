import type { TikTokSettings } from '@/lib/tool/settings'
import { pickMediaUrl } from './pick-media-url'
import type { Video } from './post'

/** A file as TikTok lists it, with its mirrors. */
export type VideoCandidate = Omit<Video, 'url' | 'codec'> & { urls: readonly string[]; codec: string }

/**
 * Chooses the playable files with audio, one per codec and size, best first: H.264 before H.265, which not every device
 * plays, then the larger image, then the higher bitrate. Drops ByteDance's bytevc2, which no other player supports, and
 * /media-video-hvc1/ files, which have no audio; both according to yt-dlp (issues 16622 and 17372, 2026).
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

function parseCodec(name: string): Video['codec'] | null {
  if (name === '' || /^(h264|avc)/i.test(name)) return 'h264'
  return /^(h265|hevc|hvc1|bytevc1)/i.test(name) ? 'h265' : null
}

/** A file without audio, or the mirror on TikTok's own site, which does not work (yt-dlp issue 11034, 2024). */
const isBroken = (url: string) => /\/media-video-[^/?]+\/?(?:\?|$)|\/aweme\/v1\/play\//.test(url)

const getArea = ({ width, height }: Pick<Video, 'width' | 'height'>) => (width ?? 0) * (height ?? 0)
