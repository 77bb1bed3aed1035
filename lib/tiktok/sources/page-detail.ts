import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { part, text, whole } from './lenient'

/** What a page's data say about one post. */
export type PageDetail = { code: number; words: string; item: unknown }

const detail = z.object({
  statusCode: whole,
  statusMsg: text,
  itemInfo: part({ itemStruct: z.unknown().optional() }),
})

/**
 * Finds the post in a page's data: on the desktop's page, the phone's, and those of earlier years (`ItemModule` until
 * 2023, `pageProps` in 2020), as yt-dlp and others read them. Null when the page shows something else.
 */
export function pageDetail(data: unknown, id: string): PageDetail | null {
  const scope = at(data, '__DEFAULT_SCOPE__')
  const places = [
    at(scope, 'webapp.video-detail'),
    at(scope, 'webapp.reflow.video.detail'),
    at(data, 'props', 'pageProps'),
    at(data, 'videoDetail'),
    earlierDetail(data, id),
  ]
  for (const place of places) {
    const read = isRecord(place) ? detail.safeParse(place).data : undefined
    if (!read || (read.statusCode === null && read.itemInfo.itemStruct === undefined)) continue
    return { code: read.statusCode ?? 0, words: read.statusMsg, item: read.itemInfo.itemStruct }
  }
  return null
}

function earlierDetail(data: unknown, id: string): unknown {
  const itemStruct = at(data, 'ItemModule', id)
  const statusCode = at(data, 'VideoPage', 'statusCode')
  if (!isRecord(itemStruct)) return statusCode === undefined ? undefined : { statusCode }
  const user = at(data, 'UserModule', 'users', String(itemStruct.author))
  return {
    statusCode,
    itemInfo: { itemStruct: isRecord(user) ? { ...itemStruct, author: user } : itemStruct },
  }
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (isRecord(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  )
}
