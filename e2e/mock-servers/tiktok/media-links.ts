import { createHash, randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { Call, MockState } from './call.ts'
import type { Post } from './posts.ts'

/** Megabytes of a video that is generated while it is sent. */
export const parseMegabytes = (name: string): number | null => {
  const [, digits] = /^big-(\d{1,4})\.mp4$/.exec(name) ?? []
  return digits ? Number(digits) : null
}

export function getFileSize(state: MockState, name: string): number {
  const megabytes = parseMegabytes(name)
  return megabytes === null ? statSync(join(state.mediaFolder, name)).size : megabytes * 1_000_000
}

export function getDimensions(name: string): { width: number; height: number } {
  if (name === '720.mp4') return { width: 720, height: 1280 }
  if (/^\d-seconds|^no-audio/.test(name)) return { width: 160, height: 288 }
  return { width: 576, height: 1024 }
}

/** Returns the URL given for a post's video. `pageLoadId` ties it to the page load that listed it. */
export function buildMediaUrl(state: MockState, id: string, post: Post, name: string, pageLoadId?: string): string {
  if (post.media === 'address-outside') return `https://evil.test/media/${name}`
  const query = new URLSearchParams({ id })
  if (post.media) query.set('do', post.media)
  if (pageLoadId) {
    query.set('tk', 'tt_chain_token')
    query.set('load', pageLoadId)
  }
  return `${state.origin}/media/${name}?${query}`
}

/** A page load sets cookies. Its media are served only to the same browser with those cookies. */
type PageLoad = { id: string; cookies: string[] }

export function createPageLoad({ request, state }: Call): PageLoad {
  const token = randomBytes(16).toString('base64')
  state.pageLoads.set(token, request.headers['user-agent'] ?? '')
  const attributes = 'Path=/; Domain=tiktok.com; Max-Age=15552000; HttpOnly; Secure; SameSite=None'
  return {
    id: hashToken(token),
    cookies: [
      `ttwid=1%7C${randomBytes(8).toString('hex')}%7C1699700000; ${attributes}`,
      `tt_csrf_token=${randomBytes(6).toString('base64url')}; Path=/; Domain=tiktok.com; Secure`,
      `tt_chain_token=${token}; ${attributes}`,
      `msToken=${randomBytes(24).toString('base64')}; Path=/; Domain=tiktok.com; Secure`,
    ],
  }
}

export function isAdmitted({ request, url, state }: Call): boolean {
  if (url.searchParams.get('tk') === null) return true
  const token = getCookie(request.headers.cookie ?? '', 'tt_chain_token')
  const referrer = request.headers.referer ?? ''
  return (
    token !== null &&
    hashToken(token) === url.searchParams.get('load') &&
    state.pageLoads.get(token) === (request.headers['user-agent'] ?? '') &&
    [state.origin, 'https://www.tiktok.com'].some((site) => referrer.startsWith(`${site}/`))
  )
}

const hashToken = (token: string) => createHash('sha256').update(token).digest('hex').slice(0, 12)

function getCookie(header: string, name: string): string | null {
  const pair = header.split('; ').find((text) => text.startsWith(`${name}=`))
  return pair ? pair.slice(name.length + 1) : null
}
