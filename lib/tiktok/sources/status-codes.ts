import type { PostFailure } from '@/lib/tiktok/posts/post-failures'

/** The states of TikTok's web pages by number: its own enumeration as TikTokPy copied it, with what yt-dlp and gallery-dl
 * met since (read 2026-11-21). 10204 is told apart by its words. */
const failuresByCode: Readonly<Record<number, PostFailure>> = {
  10000: 'challenge',
  10101: 'busy',
  10102: 'login',
  10111: 'busy',
  10113: 'challenge',
  10114: 'challenge',
  10119: 'login',
  10202: 'not_found',
  10213: 'age',
  10214: 'age',
  10215: 'withheld',
  10216: 'private',
  10217: 'withheld',
  10218: 'withheld',
  10219: 'withheld',
  10220: 'withheld',
  10221: 'not_found',
  10222: 'private',
  10223: 'withheld',
  10227: 'withheld',
  10228: 'withheld',
  10229: 'withheld',
  10230: 'withheld',
  10231: 'region',
}

const messageFailurePatterns: readonly (readonly [RegExp, PostFailure])[] = [
  [/geo|cross_border/, 'region'],
  [/deleted/, 'deleted'],
  [/self_see|privacy/, 'private'],
  [/classification/, 'age'],
  [/reviewing|audit_not_pass/, 'withheld'],
]

/**
 * What a page's status means when it is not 0. 10204 stands for many things, also for a visitor whose address TikTok
 * blocks, so without telling words it is no verdict.
 */
export function classifyStatusCode(code: number, message: string): PostFailure {
  if (code !== 10204) return failuresByCode[code] ?? 'busy'
  return messageFailurePatterns.find(([pattern]) => pattern.test(message))?.[1] ?? 'not_found'
}
