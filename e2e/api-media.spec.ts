import { expect, test } from '@playwright/test'
import { createVisitorHeaders, fetchSolvedToken, generate } from './api-call'
import { type MockTikTok, startMockTikTok } from './mock-servers/tiktok'
import { type SiteProcess, startSite } from './site-process'

// All tests of this file share one site; its memory is measured while it is otherwise idle.
test.describe.configure({ mode: 'default' })

let tiktok: MockTikTok
let site: SiteProcess
test.beforeAll(async () => {
  tiktok = await startMockTikTok()
  site = await startSite({
    TIKTOK_ORIGIN: tiktok.origin,
    ALTCHA_COST: '100',
    TRUST_PROXY_HOPS: '1',
    IP_QUOTA_FACTOR: '1000',
  })
})
test.afterAll(async () => {
  await site.stop()
  await tiktok.close()
})

/** Creates a unique post id; its ending selects the mock server's behavior. */
const createPostId = (ending: string) => `7300${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}${ending}`

async function lookUp(prompt: string, toolType = 'download-tiktok-video', token?: string) {
  const headers = createVisitorHeaders()
  const solvedToken = token ?? (await fetchSolvedToken(site.url, toolType, '', headers))
  const reply = await generate(site.url, { toolType, prompt, headers, token: solvedToken })
  return { ...reply, headers }
}

async function fetchVideo(id: string, method = 'GET'): Promise<Response> {
  const { headers, body } = await lookUp(`https://www.tiktok.com/@demo.user/video/${id}`)
  const { parts } = body as unknown as { parts: { videos: { path: string }[] }[] }
  return fetch(`${site.url}${parts[0]?.videos[0]?.path}`, { method, headers })
}

async function countBytes(response: Response): Promise<number> {
  let bytes = 0
  for await (const chunk of response.body ?? []) bytes += chunk.byteLength
  return bytes
}

/** Lists attempted connections to an internal host next to the mock server; expected to be empty. */
const listInternalRequests = () => tiktok.requests().filter(({ method }) => method === 'CONNECT')

test('sends a video as a file, under a policy that blocks all active content', async () => {
  const response = await fetchVideo(createPostId('001'), 'HEAD')
  expect(response.status).toBe(200)
  expect(Object.fromEntries(response.headers)).toMatchObject({
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename=tiktok_demo\.user_\d{19}_720p\.mp4$/),
    'content-length': expect.stringMatching(/^\d{5,}$/),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'video/mp4',
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'x-robots-tag': 'noindex',
  })
})

test('a download of 200 MB adds less than 40 MB to the memory of the site', async () => {
  const id = createPostId('713')
  // The first download and the first runs load code.
  await generate(site.url)
  expect(await countBytes(await fetchVideo(id))).toBe(200_000_000)
  const memoryBefore = site.getMemory()
  let peakMemory = memoryBefore
  const timer = setInterval(() => {
    peakMemory = Math.max(peakMemory, site.getMemory())
  }, 10)
  expect(await countBytes(await fetchVideo(id))).toBe(200_000_000)
  clearInterval(timer)
  expect(peakMemory - memoryBefore).toBeLessThan(40_000_000)
})

test('aborts the download at TikTok when the visitor leaves, and fails the download of an interrupted video', async () => {
  const id = createPostId('713')
  await (await fetchVideo(id)).body?.cancel()
  const listAbortedFlags = () =>
    tiktok.requests().flatMap(({ path, aborted }) => (path.includes(`id=${id}`) ? [aborted] : []))
  await expect.poll(listAbortedFlags).toEqual([true])
  const brokenVideo = await fetchVideo(createPostId('712'))
  expect(brokenVideo.status).toBe(200)
  await expect(countBytes(brokenVideo)).rejects.toThrow('terminated')
})

test('no tool requests a URL outside TikTok', async () => {
  const id = createPostId('001')
  const shortLink = await fetch(`${tiktok.origin}/ZMinside`, { redirect: 'manual' })
  const { origin: internalOrigin, host: internalHost } = new URL(shortLink.headers.get('location') ?? '')
  for (const toolType of [
    'tiktok-transcript-generator',
    'tiktok-thumbnail-download',
    'download-tiktok-video',
    'download-tiktok-mp3',
  ]) {
    for (const link of [
      `http://169.254.169.254/@a/video/${id}`,
      `https://www.tiktok.com@${internalHost}/@a/video/${id}`,
      `${internalOrigin}/@a/video/${id}`,
      `${tiktok.origin}/@a/video/${id}`,
    ]) {
      const { status, body } = await lookUp(link, toolType, 'none')
      expect(`${status} ${body.code}`, `${toolType}: ${link}`).toBe('400 invalid_url')
    }
  }
  for (const code of ['ZMinside', 'ZMevil01']) {
    const { status, body } = await lookUp(`https://vm.tiktok.com/${code}/`)
    expect(`${status} ${body.code}`, code).toBe('400 invalid_url')
    expect(JSON.stringify(body)).not.toMatch(/evil|127\.0\.0\.1/)
  }
  expect(tiktok.requests().filter(({ path }) => path.includes(id))).toEqual([])
  expect(listInternalRequests()).toEqual([])
})

test('follows only redirects within TikTok during a download', async () => {
  for (const ending of ['719', '728']) {
    const response = await fetchVideo(createPostId(ending))
    expect([response.status, (await response.json()).code], ending).toEqual([503, 'unavailable'])
  }
  expect(listInternalRequests()).toEqual([])
  const redirectedVideo = await fetchVideo(createPostId('720'))
  expect([redirectedVideo.status, redirectedVideo.headers.get('content-type')]).toEqual([200, 'video/mp4'])
  await redirectedVideo.body?.cancel()
})
