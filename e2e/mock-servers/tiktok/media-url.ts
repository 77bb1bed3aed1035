import { statSync } from 'node:fs'
import { join } from 'node:path'
import type { MockState } from './call.ts'
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
