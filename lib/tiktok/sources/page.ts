import 'server-only'
import { parseTikTokLink } from '@/lib/tiktok/links/link'
import { postUrl } from '@/lib/tiktok/links/rebuilt-url'
import type { Fault } from '@/lib/tiktok/posts/faults'
import { askTikTok, userAgent } from './ask'
import { cookieFrom } from './cookies'
import { isChallenge, readPageData } from './page-data'
import { pageDetail } from './page-detail'
import { pagePost } from './page-post'
import { ANSWER_MS, faultOfStatus, type Outcome, type Request } from './source'
import { faultOfCode } from './status-codes'

const MAX_BYTES = 3 * 1_024 * 1_024

/**
 * Reads a post from its own page, the only source of captions, the sound and TikTok's reasons. Its files are served only
 * with the cookies of the same page load. A redirect to the post's address with its author's name is followed once.
 */
export async function askPage(request: Request): Promise<Outcome> {
  const first = await read(request, request.username)
  if (!('movedTo' in first)) return first
  const second = await read(request, first.movedTo)
  return 'movedTo' in second ? { fault: 'busy' } : second
}

async function read(request: Request, username: string | undefined): Promise<Outcome | { movedTo: string }> {
  const { id, tiktok, signal } = request
  const { status, headers, text } = await askTikTok(postUrl(id, username), {
    tiktok,
    signal,
    maxBytes: MAX_BYTES,
    withinMs: ANSWER_MS,
    headers: { 'User-Agent': userAgent, Accept: 'text/html', 'Accept-Language': 'en' },
  })
  if (status >= 300 && status < 400) return redirected(headers.get('location') ?? '', id)
  const fault = status === 404 ? 'not_found' : faultOfStatus(status)
  if (fault) return { fault }
  const cookie = cookieFrom(headers.getSetCookie())
  return outcomeOf(text, request, cookie)
}

function outcomeOf(html: string, { id, username, tiktok }: Request, cookie: string | null): Outcome {
  const data = readPageData(html)
  if (data === null) return { fault: isChallenge(html) ? 'challenge' : 'missing_data' }
  const detail = pageDetail(data, id)
  if (detail === null) return { fault: 'missing_data' }
  if (detail.code !== 0) return { fault: faultOfCode(detail.code, detail.words) }
  const access = { referer: 'https://www.tiktok.com/', userAgent, cookie }
  const post = pagePost(detail.item, { id, username, tiktok, access })
  return typeof post === 'string' ? { fault: post } : { post }
}

function redirected(location: string, id: string): { fault: Fault } | { movedTo: string } {
  const url = URL.parse(location, 'https://www.tiktok.com/')
  if (url && /^\/login(\/|$)/.test(url.pathname)) return { fault: 'login' }
  const link = parseTikTokLink(url?.href ?? '')
  if (link?.kind === 'video' || link?.kind === 'photo') {
    return link.id === id && link.username ? { movedTo: link.username } : { fault: 'not_found' }
  }
  if (link?.kind !== 'other') return { fault: 'busy' }
  return { fault: link.what === 'region' ? 'region' : 'not_found' }
}
