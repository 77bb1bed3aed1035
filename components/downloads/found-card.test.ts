import { expect, onTestFinished, test, vi } from 'vitest'
import type { ErrorCode } from '@/lib/core/errors'
import type { FoundFile, FoundPost } from '@/lib/tiktok/downloads/found-post'
import { buildCreditLine } from './found-card'
import { fetchLinkedFile } from './linked-file'
import type { LinkItem } from './use-link-queue'
import { saveZip } from './zip-button'

const page = vi.hoisted(() => ({ saveBlob: vi.fn(), notifySuccess: vi.fn() }))
vi.mock('@/components/ui/save-blob', () => page)
vi.mock('@/components/ui/notify', () => page)

const url = 'https://www.tiktok.com/@a/video/7300000000000000001'

test.each([
  [{ kind: 'video', author: { name: 'Ann', handle: 'a' } }, `Video by Ann (@a) on TikTok: ${url}`],
  [{ kind: 'photos', author: { name: '', handle: 'a' } }, `Photos by @a on TikTok: ${url}`],
  [{ kind: 'video', author: { name: 'Ann', handle: '' } }, `Video by Ann on TikTok: ${url}`],
  [{ kind: 'video', author: { name: '', handle: '' } }, `Video on TikTok: ${url}`],
] as const)('credits %j', (post, line) => {
  expect(buildCreditLine({ ...post, url })).toBe(line)
})

test('looks a post up again once for an expired link, not for another failure or after Cancel', async () => {
  const file = { name: 'a.m4a', path: '/old' } as FoundFile
  const renewedPost = { videos: [], pictures: [], sounds: [{ ...file, path: '/new' }] }
  const renewedItem = { state: 'ready', parts: [renewedPost] } as unknown as LinkItem<FoundPost>
  onTestFinished(() => void vi.unstubAllGlobals())
  async function download(errorCodesByPath: Record<string, ErrorCode>, signal = new AbortController().signal) {
    const requests: string[] = []
    vi.stubGlobal('fetch', async (path: string) => {
      requests.push(path)
      signal.throwIfAborted()
      return path in errorCodesByPath
        ? Response.json({ code: errorCodesByPath[path] }, { status: 400 })
        : new Response('sound')
    })
    async function rerun() {
      requests.push('lookup')
      return renewedItem
    }
    const links = { getItem: () => undefined, rerun }
    const outcome = await fetchLinkedFile(file, links, { signal }).catch((error) => error.code ?? error)
    return [...requests, outcome instanceof Blob ? await outcome.text() : outcome].join(' ')
  }
  expect(await download({ '/old': 'link_expired' })).toBe('/old lookup /new sound')
  expect(await download({ '/old': 'link_expired', '/new': 'link_expired' })).toBe('/old lookup /new link_expired')
  expect(await download({ '/old': 'rate_limited' })).toBe('/old rate_limited')
  expect(await download({}, AbortSignal.abort('cancelled'))).toBe('/old cancelled')
})

test('a ZIP says how many files it has; one without files is not saved', async () => {
  const save = (...contents: (string | null)[]) => {
    const entries = contents.map((content, index) => ({ name: `${index}.txt`, load: async () => content }))
    return saveZip('a.zip', entries, { signal: new AbortController().signal, onFetch() {} })
  }
  await save('a', 'b')
  await save('a', null, 'c')
  await save(null, null)
  const texts = ['ZIP downloaded!', 'ZIP downloaded with 2 of 3 files.']
  expect([page.notifySuccess.mock.calls, page.saveBlob.mock.calls.length]).toEqual([texts.map((text) => [text]), 2])
})
