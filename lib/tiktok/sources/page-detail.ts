import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { lenientInteger, lenientObject, lenientString } from './lenient-schemas'

/** What a page's data say about one post. */
export type PageDetail = { code: number; words: string; item: unknown }

const detailSchema = z.object({
  statusCode: lenientInteger,
  statusMsg: lenientString,
  itemInfo: lenientObject({ itemStruct: z.unknown().optional() }),
})

/**
 * Finds the post in a page's data: on the desktop's page, the phone's, and those of earlier years (`ItemModule` until
 * 2023, `pageProps` in 2020), as yt-dlp and others read them. Null when the page shows something else.
 */
export function pageDetail(data: unknown, id: string): PageDetail | null {
  const scope = getPath(data, '__DEFAULT_SCOPE__')
  const places = [
    getPath(scope, 'webapp.video-detail'),
    getPath(scope, 'webapp.reflow.video.detail'),
    getPath(data, 'props', 'pageProps'),
    getPath(data, 'videoDetail'),
    earlierDetail(data, id),
  ]
  for (const place of places) {
    const read = isRecord(place) ? detailSchema.safeParse(place).data : undefined
    if (!read || (read.statusCode === null && read.itemInfo.itemStruct === undefined)) continue
    return { code: read.statusCode ?? 0, words: read.statusMsg, item: read.itemInfo.itemStruct }
  }
  return null
}

function earlierDetail(data: unknown, id: string): unknown {
  const itemStruct = getPath(data, 'ItemModule', id)
  const statusCode = getPath(data, 'VideoPage', 'statusCode')
  if (!isRecord(itemStruct)) return statusCode === undefined ? undefined : { statusCode }
  const user = getPath(data, 'UserModule', 'users', String(itemStruct.author))
  return {
    statusCode,
    itemInfo: { itemStruct: isRecord(user) ? { ...itemStruct, author: user } : itemStruct },
  }
}

function getPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )
}
