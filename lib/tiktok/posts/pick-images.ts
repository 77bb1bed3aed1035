import type { TikTokSettings } from '@/lib/tool/settings'
import { pickMediaUrl } from './pick-media-url'
import type { PostImage } from './post'

type ListedImage = readonly [
  addresses: readonly string[],
  label: PostImage['label'],
  width?: number | null,
  height?: number | null,
]

/** The pictures that may be fetched. Of a picture's mirrors a JPEG is preferred, which opens everywhere. */
export function pickImages(listed: readonly ListedImage[], tiktok: TikTokSettings): PostImage[] {
  return listed.flatMap(([addresses, label, width = null, height = null]) => {
    const url = pickMediaUrl(
      addresses.toSorted((a, b) => Number(isJpeg(b)) - Number(isJpeg(a))),
      tiktok,
    )
    return url ? [{ url, width, height, label }] : []
  })
}

const isJpeg = (address: string) => /\.jpe?g(?:[?#]|$)/i.test(address)
