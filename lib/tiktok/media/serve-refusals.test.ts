import { afterEach, expect, test, vi } from 'vitest'
import { serveMedia } from '@/test/media/serve-media'
import { createFileHandler } from '@/test/media/start-upstream'

const videoBytes = Buffer.alloc(10_000, 'film')

afterEach(() => void vi.useRealTimers())

const changeCharacter = (link: string, at: number) =>
  link.slice(0, at) + (link.at(at) === 'A' ? 'B' : 'A') + link.slice(at + 1)

// Row 105
test.each([
  ['that was changed', (link: string) => changeCharacter(link, link.length - 20), 403, 'link_refused'],
  ['that is cut off', (link: string) => link.slice(0, -3), 400, 'link_broken'],
  ['that is none', (link: string) => link.replace(/[^/]+$/, 'x'), 400, 'link_broken'],
  ['with other characters', (link: string) => `${link}%00`, 400, 'link_broken'],
])('a link %s is refused before anything is asked', async (_, spoil, status, code) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await fetch(spoil(media.link()))
  expect([response.status, (await response.json()).code]).toEqual([status, code])
  expect(media.requests).toHaveLength(0)
})

test('a link of another visitor is refused', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const link = media.link({}, '203.0.113.9')
  const response = await fetch(link)
  expect([response.status, (await response.json()).code]).toEqual([403, 'link_refused'])
  expect(media.requests).toHaveLength(0)
  const owner = await fetch(link, { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(owner.status).toBe(200)
  await owner.arrayBuffer()
})

// Row 105
test('a link older than five minutes has expired', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 300_001 })
  const link = media.link()
  vi.useRealTimers()
  const response = await fetch(link)
  expect([response.status, await response.json()]).toEqual([
    410,
    {
      code: 'link_expired',
      error: 'This download link has expired. Look up the post again.',
      requestId: expect.any(String),
    },
  ])
  expect(media.requests).toHaveLength(0)
})

test('who opens a dead link in a tab reads a sentence', async () => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await fetch(changeCharacter(media.link(), 200), {
    headers: { Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' },
  })
  expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
  expect(await response.text()).toBe(
    'This download link only works for the person who looked up the post. Look it up again.\n',
  )
})

test.each([
  ['cross-site', 403],
  ['same-site', 403],
  ['same-origin', 200],
  ['none', 200],
])('a request from a %s page gets %i', async (site, status) => {
  const media = await serveMedia(createFileHandler(videoBytes))
  const response = await media.get({}, { headers: { 'Sec-Fetch-Site': site } })
  expect(response.status).toBe(status)
  await response.arrayBuffer()
})

// Row 36
test('with DOWNLOADS=off no link works', async () => {
  const media = await serveMedia(createFileHandler(videoBytes), { env: { DOWNLOADS: 'off' } })
  const response = await media.get()
  expect([response.status, (await response.json()).code]).toEqual([501, 'unsupported'])
  expect(media.requests).toHaveLength(0)
})

test('a post that the operator blocks is not served', async () => {
  const media = await serveMedia(createFileHandler(videoBytes), { env: { TIKTOK_BLOCKED: '73' } })
  expect((await media.get()).status).toBe(403)
  expect(media.requests).toHaveLength(0)
})

test('one visitor’s videos at once are bounded, another’s are not touched by it', async () => {
  const media = await serveMedia(
    (_, response) => void response.writeHead(200, { 'Content-Type': 'video/mp4', 'Content-Length': 9 }).write('x'),
    { env: { BURST_LIMIT: '1' } },
  )
  const running = await media.get()
  expect(running.status).toBe(200)
  const second = await media.get()
  expect([second.status, second.headers.get('retry-after'), (await second.json()).code]).toEqual([
    503,
    '3',
    'unavailable',
  ])
  const other = await fetch(media.link({}, '203.0.113.9'), { headers: { 'X-Forwarded-For': '203.0.113.9' } })
  expect(other.status).toBe(200)
  await Promise.all([running, other].map((response) => response.body?.cancel()))
})

test('one visitor’s requests in a minute are bounded, and none above it reaches TikTok', async () => {
  const media = await serveMedia(createFileHandler(videoBytes), { env: { BURST_LIMIT: '1' } })
  for (let count = 0; count < 6; count += 1) await (await media.get({}, { method: 'HEAD' })).arrayBuffer()
  const next = await media.get()
  expect([next.status, (await next.json()).code]).toEqual([429, 'rate_limited'])
  expect(Number(next.headers.get('retry-after'))).toBeGreaterThan(0)
  expect(media.requests).toHaveLength(6)
})
