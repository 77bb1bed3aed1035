import type { TikTokSettings } from '@/lib/tool/settings'
import { pickMediaUrl } from './pick-media-url'
import type { PostImage } from './post'

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
