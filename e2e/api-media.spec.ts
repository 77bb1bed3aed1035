import { createHash } from 'node:crypto'
import { expect, test } from '@playwright/test'
import { generate } from './api-call'
import { servers } from './servers'
import { type SiteProcess, startSite } from './site-process'

const tiktok = process.env.POSTSMITH_URL_TIKTOK ?? servers.tiktok.url

// One server for all of them, and its memory is measured while nothing else runs on it.
test.describe.configure({ mode: 'default', timeout: 120_000 })

let site: SiteProcess
test.beforeAll(async () => {
  site = await startSite({
    TIKTOK_ORIGIN: tiktok,
    ALTCHA_COST: '100',
    IP_QUOTA_FACTOR: '1000',
    BURST_LIMIT: '10000',
    MAX_CONCURRENT: '64',
  })
})
test.afterAll(() => site.stop())

/** An id that no other test uses; its ending chooses what the mock server does. */
const createPostId = (ending: string) => `7300${String(Math.floor(Math.random() * 1e12)).padStart(12, '0')}${ending}`

/** The link under which the site hands out a post's best film. */
async function fetchFilmUrl(id: string): Promise<string> {
  const prompt = `https://www.tiktok.com/@demo.user/video/${id}`
  const { body } = await generate(site.url, { toolType: 'download-tiktok-video', prompt })
  const { parts } = body as unknown as { parts: { videos: { path: string }[] }[] }
  return `${site.url}${parts[0]?.videos[0]?.path}`
}

async function hashBody(response: Response) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of response.body ?? []) {
    hash.update(piece)
    bytes += piece.byteLength
  }
  return { bytes, sha256: hash.digest('hex') }
}

const fetchOriginal = async (name: string) => hashBody(await fetch(`${tiktok}/media/${name}`))

/** What the mock server was asked for a post's film. */
async function fetchMediaRequests(id: string): Promise<{ method: string; path: string; aborted: boolean }[]> {
  const requests = (await (await fetch(`${tiktok}/__requests`)).json()) as Awaited<
    ReturnType<typeof fetchMediaRequests>
  >
  return requests.filter(({ path }) => path.startsWith('/media/') && path.includes(id))
}

test('a film has our headers alone, and a policy under which nothing in it can run', async () => {
  const response = await fetch(await fetchFilmUrl(createPostId('001')), { method: 'HEAD' })
  expect(response.status).toBe(200)
  const {
    date,
    connection,
    etag,
    'keep-alive': _,
    'x-request-id': id,
    vary,
    ...headers
  } = Object.fromEntries(response.headers)
  expect(headers).toEqual({
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-store',
    'content-disposition': expect.stringMatching(/^attachment; filename=tiktok_demo\.user_\d{19}_720p\.mp4$/),
    'content-length': String((await fetchOriginal('720.mp4')).bytes),
    'content-security-policy': "default-src 'none'; sandbox",
    'content-type': 'video/mp4',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'last-modified': 'Tue, 14 Nov 2023 12:00:00 GMT',
    'permissions-policy': expect.any(String),
    'referrer-policy': 'no-referrer',
    'strict-transport-security': expect.any(String),
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-robots-tag': 'noindex',
  })
})

test('200 MB go through while the server’s memory grows by less than 40 MB', async () => {
  const link = await fetchFilmUrl(createPostId('713'))
  const whole = await fetchOriginal('big-200.mp4')
  expect(whole.bytes).toBe(200_000_000)
  // The first one warms the server up, and who has written has started the writer's threads.
  await Promise.all([generate(site.url), generate(site.url)])
  expect(await hashBody(await fetch(link))).toEqual(whole)
  const before = site.getMemory()
  let peakMemory = before
  const watch = setInterval(() => {
    peakMemory = Math.max(peakMemory, site.getMemory())
  }, 10)
  expect(await hashBody(await fetch(link))).toEqual(whole)
  clearInterval(watch)
  expect(peakMemory - before).toBeLessThan(40_000_000)
})

test('50 parts of a film, fetched at once, are together the film', async () => {
  const link = await fetchFilmUrl(createPostId('713'))
  const size = 4_000_000
  const parts = await Promise.all(
    Array.from({ length: 50 }, async (_, part) => {
      const range = `bytes=${part * size}-${(part + 1) * size - 1}`
      const response = await fetch(link, { headers: { Range: range } })
      expect(response.status).toBe(206)
      return Buffer.from(await response.arrayBuffer())
    }),
  )
  expect(await hashBody(new Response(new Blob(parts)))).toEqual(await fetchOriginal('big-200.mp4'))
})

test('50 whole downloads at once are all right', async () => {
  const link = await fetchFilmUrl(createPostId('001'))
  const films = await Promise.all(Array.from({ length: 50 }, async () => hashBody(await fetch(link))))
  expect(films).toEqual(Array(50).fill(await fetchOriginal('720.mp4')))
})

test('who leaves in the middle ends the asking at TikTok', async () => {
  const id = createPostId('713')
  const controller = new AbortController()
  const response = await fetch(await fetchFilmUrl(id), { signal: controller.signal })
  await response.body?.getReader().read()
  controller.abort()
  await expect.poll(() => fetchMediaRequests(id)).toEqual([expect.objectContaining({ method: 'GET', aborted: true })])
})

test('a film that breaks off at TikTok is a failed download', async () => {
  const response = await fetch(await fetchFilmUrl(createPostId('712')))
  expect(response.status).toBe(200)
  await expect(hashBody(response)).rejects.toThrow('terminated')
})

test('a film larger than is passed on is refused before it starts', async () => {
  const response = await fetch(await fetchFilmUrl(createPostId('714')))
  expect([response.status, (await response.json()).code]).toEqual([503, 'unavailable'])
})
