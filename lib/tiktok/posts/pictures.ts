import type { TikTokSettings } from '@/lib/tool/settings'
import { mediaUrl } from './media-url'
import type { Picture } from './post'

type Listed = readonly [
  addresses: readonly string[],
  label: Picture['label'],
  width?: number | null,
  height?: number | null,
]

/** The pictures that may be fetched. Of a picture's mirrors a JPEG is preferred, which opens everywhere. */
export function pictures(listed: readonly Listed[], tiktok: TikTokSettings): Picture[] {
  return listed.flatMap(([addresses, label, width = null, height = null]) => {
    const url = mediaUrl(
      addresses.toSorted((a, b) => Number(isJpeg(b)) - Number(isJpeg(a))),
      tiktok,
    )
    return url ? [{ url, width, height, label }] : []
  })
}

const isJpeg = (address: string) => /\.jpe?g(?:[?#]|$)/i.test(address)
