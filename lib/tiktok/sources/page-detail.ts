import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { lenientInteger, lenientObject, lenientString } from './lenient-schemas'

/** What a page's data say about one post. */
export type PageDetail = { code: number; message: string; item: unknown }

const detailSchema = z.object({
  statusCode: lenientInteger,
  statusMsg: lenientString,
  itemInfo: lenientObject({ itemStruct: z.unknown().optional() }),
})

/**
 * Finds the post in a page's data: on the desktop's page, the phone's, and those of earlier years (`ItemModule` until
 * 2023, `pageProps` in 2020), as yt-dlp and others read them. Null when the page shows something else.
 */
export function findPageDetail(data: unknown, id: string): PageDetail | null {
  const scope = getPath(data, '__DEFAULT_SCOPE__')
  const candidates = [
    getPath(scope, 'webapp.video-detail'),
    getPath(scope, 'webapp.reflow.video.detail'),
    getPath(data, 'props', 'pageProps'),
    getPath(data, 'videoDetail'),
    findLegacyDetail(data, id),
  ]
  for (const candidate of candidates) {
    const detail = isRecord(candidate) ? detailSchema.safeParse(candidate).data : undefined
    if (!detail || (detail.statusCode === null && detail.itemInfo.itemStruct === undefined)) continue
    return { code: detail.statusCode ?? 0, message: detail.statusMsg, item: detail.itemInfo.itemStruct }
  }
  return null
}

function findLegacyDetail(data: unknown, id: string): unknown {
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
    (current, key) => (isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  )
}
