import { z } from 'zod'
import { isRecord } from '@/lib/core/is-record'
import { parseJson } from '@/lib/core/parse-json'
import * as lenient from './lenient-schemas'

/** The current form first, then those of earlier years, as yt-dlp and other clients read them. */
const dataScriptPattern =
  /<script[^<>]{0,500}\bid="(?:__UNIVERSAL_DATA_FOR_REHYDRATION__|SIGI_STATE|sigi-persisted-data|__NEXT_DATA__|api-data)"/

/** Returns the data that a TikTok page embeds for its own scripts; null when the page has none or it is invalid. */
export function parsePageData(html: string): unknown {
  const match = dataScriptPattern.exec(html)
  if (!match) return null
  const start = html.indexOf('{', match.index + match[0].length)
  const end = html.lastIndexOf('}', html.indexOf('</script>', match.index))
  return start === -1 || end < start ? null : (parseJson(html.slice(start, end + 1)) ?? null)
}

const detailSchema = z.object({
  statusCode: lenient.integer,
  statusMsg: lenient.string,
  itemInfo: lenient.object({ itemStruct: z.unknown().optional() }),
})

/** Reads desktop, phone and earlier pages (`ItemModule` until 2023, `pageProps` in 2020), as yt-dlp does. */
export function findPageDetail(data: unknown, id: string): { code: number; message: string; item: unknown } | null {
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
  return { statusCode, itemInfo: { itemStruct: isRecord(user) ? { ...itemStruct, author: user } : itemStruct } }
}

function getPath(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (current, key) => (isRecord(current) && Object.hasOwn(current, key) ? current[key] : undefined),
    value,
  )
}

const challengePattern = /_wafchallengeid|waforiginalreid|SlardarWAF|\/waf-aiso\/|<title>[^<]*(?:verify|captcha)/i

/** A challenge has about 1.4 kB of script or a captcha (public clients, 2026-08). The site never solves one. */
export function isChallenge(html: string): boolean {
  return challengePattern.test(html) && parsePageData(html) === null
}
