import { connect } from 'node:net'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MockTikTok, startMockTikTok } from './tiktok'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
beforeEach(() => tiktok.clear())
afterAll(() => tiktok.close())

const buildPostId = (ending: string) => `7300000000000000${ending}`
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${tiktok.origin}${path}`, { headers, redirect: 'manual' })

async function fetchScope(path: string, headers?: Record<string, string>) {
  const html = await (await get(path, headers)).text()
  const [, json = ''] = /<script id="__UNIVERSAL[^>]*>(.*?)<\/script>/s.exec(html) ?? []
  return JSON.parse(json).__DEFAULT_SCOPE__
}

async function loadPage(ending = '001') {
  const response = await get(`/@_/video/${buildPostId(ending)}`, { 'User-Agent': 'reader' })
  const scope = await response
    .text()
    .then((html) => JSON.parse(/<script id="__UNI[^>]*>(.*?)<\/script>/s.exec(html)?.[1] ?? ''))
  const { video } = scope.__DEFAULT_SCOPE__['webapp.video-detail'].itemInfo.itemStruct
  const cookie = response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0])
    .join('; ')
  return { address: video.playAddr.replace(tiktok.origin, '') as string, cookie }
}

test('the player reports a post with the true sizes of its videos', async () => {
  const { items } = await (await get(`/player/api/v1/items?item_ids=${buildPostId('001')}`)).json()
  const { play_addr: bestFilm } = items[0].video_info.profiles[0]
  expect([items[0].id_str, bestFilm.width, bestFilm.height]).toEqual([buildPostId('001'), 720, 1280])
  const film = await fetch(bestFilm.url_list[0])
  expect(film.headers.get('content-length')).toBe(String(bestFilm.data_size))
})

test.each([
  ['404', { items: null, results: [{ id_str: buildPostId('404'), code: 'nil_core_data' }] }],
  ['701', { items: null, results: [{ id_str: buildPostId('701'), code: 'api_busy' }] }],
])('the player returns no post for …%s', async (ending, expectedReply) => {
  expect(await (await get(`/player/api/v1/items?item_ids=${buildPostId(ending)}`)).json()).toMatchObject(expectedReply)
})

test.each([
  ['001', 0],
  ['404', 10204],
  ['216', 10216],
  ['222', 10222],
  ['231', 10231],
])('the watch page of …%s has status code %i', async (ending, code) => {
  const scope = await fetchScope(`/@_/video/${buildPostId(ending)}`)
  expect(scope['webapp.video-detail'].statusCode).toBe(code)
})

test('an iPhone gets the page data under a different key', async () => {
  const scope = await fetchScope(`/@_/video/${buildPostId('001')}`, { 'User-Agent': 'Mozilla/5.0 (iPhone; CPU)' })
  expect(Object.keys(scope)).toContain('webapp.reflow.video.detail')
})

test.each([
  ['503', 200, 'SlardarWAF'],
  ['429', 429, 'Too many requests'],
  ['302', 302, ''],
])('…%s returns a blocked response', async (ending, status, text) => {
  const response = await get(`/@_/video/${buildPostId(ending)}`)
  expect(response.status).toBe(status)
  expect(await response.text()).toContain(text)
})

test.each([
  ['/oembed?url=https://www.tiktok.com/@_/video/7300000000000000001', 200],
  ['/oembed?url=https://www.tiktok.com/@demo.user', 200],
  ['/oembed?url=https://www.tiktok.com/@gone', 400],
  ['/oembed?url=https://evil.test/@demo.user', 400],
])('the oEmbed request %s returns %i', async (path, status) => {
  expect((await get(path)).status).toBe(status)
})

test.each([
  ['demo.user', 0],
  ['quiet', 10222],
  ['gone', 10221],
  ['sensitive', 10225],
])('the profile page of %s has status code %i', async (name, code) => {
  expect((await fetchScope(`/@${name}`))['webapp.user-detail'].statusCode).toBe(code)
})

test('media of a page load require its cookie, a referrer and the same user agent', async () => {
  const { address, cookie } = await loadPage()
  const otherPageLoad = await loadPage()
  const validHeaders = { Cookie: cookie, Referer: 'https://www.tiktok.com/', 'User-Agent': 'reader' }
  const status = async (headers: Record<string, string>) => (await get(address, headers)).status
  expect(await status(validHeaders)).toBe(200)
  expect(await status({})).toBe(403)
  expect(await status({ ...validHeaders, Cookie: otherPageLoad.cookie })).toBe(403)
  expect(await status({ ...validHeaders, Referer: 'https://evil.test/' })).toBe(403)
  expect(await status({ ...validHeaders, 'User-Agent': 'someone else' })).toBe(403)
})

test.each([
  ['bytes=0-9', 206, 'bytes 0-9/1000000', 10],
  ['bytes=999990-', 206, 'bytes 999990-999999/1000000', 10],
  ['bytes=-10', 206, 'bytes 999990-999999/1000000', 10],
  ['bytes=1000000-', 416, 'bytes */1000000', 0],
  ['bytes=9-2', 200, null, 1_000_000],
  ['bytes=0-1,3-4', 200, null, 1_000_000],
])('returns %i for the range %s', async (range, status, contentRange, bytes) => {
  const response = await get('/media/big-1.mp4', { Range: range })
  expect([response.status, response.headers.get('content-range')]).toEqual([status, contentRange])
  expect((await response.arrayBuffer()).byteLength).toBe(bytes)
})

test('a range applies only if the file is unchanged', async () => {
  const range = { Range: 'bytes=0-9' }
  const etag = (await get('/media/540.mp4')).headers.get('etag') ?? ''
  expect((await get('/media/540.mp4', { ...range, 'If-Range': etag })).status).toBe(206)
  expect((await get('/media/540.mp4', { ...range, 'If-Range': '"another"' })).status).toBe(200)
})

test('each byte of a large video can be derived from its position', async () => {
  const bytes = new Uint8Array(await (await get('/media/big-2.mp4', { Range: 'bytes=1234567-1999999' })).arrayBuffer())
  expect(bytes.length).toBe(765_433)
  expect(bytes.every((byte, i) => byte === (1_234_567 + i) % 251)).toBe(true)
})

test('a video that fails midway declares its full length and sends half', async () => {
  const response = await get('/media/540.mp4?do=dies')
  let receivedBytes = 0
  await expect(
    (async () => {
      for await (const chunk of response.body ?? []) receivedBytes += chunk.length
    })(),
  ).rejects.toThrow()
  expect(receivedBytes).toBe(Math.floor(Number(response.headers.get('content-length')) / 2))
})

test.each([
  ['/media/540.mp4?do=html', 200, 'text/html; charset=utf-8'],
  ['/media/540.mp4?do=403', 403, 'text/html'],
  ['/media/nothing.mp4', 404, null],
  ['/media/..%2f..%2fmake.ts', 404, null],
])('the media request %s returns %i', async (path, status, type) => {
  const response = await get(path)
  expect([response.status, response.headers.get('content-type')]).toEqual([status, type])
})

test('refuses every other request for a post whose links expire', async () => {
  const path = `/media/540.mp4?do=every-other-403&id=${buildPostId('711')}`
  const statuses = [await get(path), await get(path), await get(path)].map(({ status }) => status)
  expect(statuses).toEqual([403, 200, 403])
})

test.each([
  ['/ZMabc123', 301, 'https://www.tiktok.com/@demo.user/video/7300000000000000001?_r=1&_t=ZS-8abc'],
  ['/t/ZTRC5xgJp/', 301, 'https://www.tiktok.com/@demo.user/video/7300000000000000001?_r=1&_t=ZS-8abc'],
  ['/ZMnobody', 301, 'https://www.tiktok.com/?_r=1'],
  ['/ZMmeta01', 301, 'http://169.254.169.254/latest/meta-data/'],
])('the short code %s redirects', async (path, status, location) => {
  const response = await get(path)
  expect([response.status, response.headers.get('location')]).toEqual([status, location])
})

test('lists the requests, and can clear the list', async () => {
  await get('/subs/english.vtt', { Referer: 'https://www.tiktok.com/' })
  const [request] = await (await get('/__requests')).json()
  expect(request).toMatchObject({
    method: 'GET',
    path: '/subs/english.vtt',
    headers: { referer: 'https://www.tiktok.com/' },
    aborted: false,
  })
  await fetch(`${tiktok.origin}/__requests`, { method: 'DELETE' })
  expect(tiktok.requests()).toEqual([])
})

test('lists a connection to the internal server before any data is sent', async () => {
  const internalUrl = new URL((await get('/ZMinside')).headers.get('location') ?? '')
  const socket = connect(Number(internalUrl.port), internalUrl.hostname)
  await expect.poll(() => tiktok.requests().map(({ method }) => method)).toEqual(['GET', 'CONNECT'])
  socket.destroy()
})
