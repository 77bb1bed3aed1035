import { expect, onTestFinished, test, vi } from 'vitest'
import type { FoundFile, FoundPost } from '@/lib/tiktok/downloads/found-post'
import { buildCreditLine } from './found-card'
import { fetchLinkedFile } from './linked-file'

const url = 'https://www.tiktok.com/@a/video/7300000000000000001'

test.each([
  [{ kind: 'video', author: { name: 'Ann', handle: 'a' } }, `Video by Ann (@a) on TikTok: ${url}`],
  [{ kind: 'photos', author: { name: '', handle: 'a' } }, `Photos by @a on TikTok: ${url}`],
  [{ kind: 'video', author: { name: 'Ann', handle: '' } }, `Video by Ann on TikTok: ${url}`],
  [{ kind: 'video', author: { name: '', handle: '' } }, `Video on TikTok: ${url}`],
] as const)('%j is credited', (post, line) => {
  expect(buildCreditLine({ ...post, url })).toBe(line)
})

const file = { name: 'a.m4a', path: '/old' } as FoundFile
const renewedPost = { videos: [], pictures: [], sounds: [{ ...file, path: '/new' }] } as unknown as FoundPost

/** Fetches a file whose links answer as given, and lists what was asked for. */
function fetchFrom(answers: Record<string, Response>, signal = new AbortController().signal) {
  const requests: string[] = []
  vi.stubGlobal('fetch', async (path: string) => {
    requests.push(path)
    signal.throwIfAborted()
    return answers[path]
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  async function renewLinks() {
    requests.push('lookup')
    return renewedPost
  }
  const links = { latestLookupRef: { current: { post: null, arrivedAt: 0 } }, renewLinks }
  return { requests, blob: fetchLinkedFile(file, links, { signal }) }
}

test('a post is looked up again once for an expired link, and not after Cancel', async () => {
  const expired = () => Response.json({ code: 'link_expired' }, { status: 410 })
  const renewed = fetchFrom({ '/old': expired(), '/new': new Response('sound') })
  expect([await (await renewed.blob).text(), renewed.requests]).toEqual(['sound', ['/old', 'lookup', '/new']])
  await expect(fetchFrom({ '/old': expired(), '/new': expired() }).blob).rejects.toMatchObject({ code: 'link_expired' })
  const cancelled = fetchFrom({}, AbortSignal.abort(new Error('Cancel')))
  await expect(cancelled.blob).rejects.toThrow('Cancel')
  expect(cancelled.requests).toEqual(['/old'])
})
