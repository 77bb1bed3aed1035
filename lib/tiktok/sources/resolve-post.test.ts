import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import type { Post } from '@/lib/tiktok/posts/post'
import type { LookupPurpose } from '@/lib/tiktok/posts/post-lookup'
import { resolvePost } from '@/lib/tiktok/sources/resolve-post'
import { rejectedLinks } from '@/test/untrusted-inputs'

let tiktok: MockTikTok

beforeAll(async () => {
  tiktok = await startMockTikTok()
})

beforeEach(() => tiktok.clear())

afterAll(() => tiktok.close())

let idCount = 0

/** Returns an unused id; its ending selects the mock server's response. */
function createId(ending: string): string {
  idCount += 1
  return `73${String(idCount).padStart(14, '0')}${ending}`
}

function resolve(
  text: string,
  purpose: LookupPurpose = 'video',
  blocked: string[] = [],
  signal = new AbortController().signal,
) {
  const settings = { tiktok: { origin: tiktok.origin, isMock: true, blocked: new Set(blocked) } }
  return resolvePost(text, { purpose, settings, signal })
}

const resolveNewPost = (ending: string, purpose?: LookupPurpose) =>
  resolve(`https://www.tiktok.com/@demo.user/video/${createId(ending)}`, purpose)

const getQueriedSources = () =>
  tiktok.requests().map(({ path }) => /player|oembed/.exec(path)?.[0] ?? path.replace(/^\/@.*/, 'page'))

test('reads a video from the player in one request', async () => {
  const id = createId('001')
  const resolvedPost = await resolve(`https://www.tiktok.com/@demo.user/video/${id}?is_from_webapp=1`)
  const buildFilmUrl = (name: string) => `${tiktok.origin}/media/${name}?id=${id}`
  const bytes = expect.any(Number)
  const image = { width: null, height: null }
  expect(resolvedPost).toEqual({
    id,
    url: `https://www.tiktok.com/@demo.user/video/${id}`,
    kind: 'video',
    caption: 'Demo clip #demo',
    author: { handle: 'demo.user', name: 'Demo' },
    postedAt: Number(BigInt(id) >> 32n) + 30,
    durationSeconds: 20,
    covers: [
      { url: `${tiktok.origin}/media/cover.jpg`, ...image, kind: 'cover' },
      { url: `${tiktok.origin}/media/origin.jpg`, ...image, kind: 'first frame' },
    ],
    images: [],
    videos: [
      { url: buildFilmUrl('720.mp4'), width: 720, height: 1280, codec: 'h264', bytes, bitrate: 900_000 },
      { url: buildFilmUrl('540.mp4'), width: 576, height: 1024, codec: 'h264', bytes, bitrate: 720_000 },
    ],
    sound: null,
    captions: [],
    isSilent: false,
    access: { referer: 'https://www.tiktok.com/', userAgent: expect.stringContaining('iPhone'), cookie: null },
    source: 'player',
  } satisfies Post)
  expect(tiktok.requests().map(({ path }) => path)).toEqual([`/player/api/v1/items?item_ids=${id}`])
  expect(tiktok.requests()[0]?.headers.cookie).toBeUndefined()
})

test('reads captions from the page, with the cookies for its files', async () => {
  const resolvedPost = await resolveNewPost('001', 'captions')
  expect(resolvedPost.captions).toEqual([
    { url: `${tiktok.origin}/subs/spanish.vtt`, language: 'es-ES', source: 'translated' },
    { url: `${tiktok.origin}/subs/english.vtt`, language: 'en-US', source: 'automatic' },
  ])
  const url = `${tiktok.origin}/media/sound.mp3?mime_type=audio_mpeg`
  expect(resolvedPost.sound).toEqual({
    url,
    format: 'mp3',
    title: 'original sound - Demo',
    author: 'Demo',
    isOriginal: true,
  })
  expect(resolvedPost.covers.map(({ kind }) => kind)).toEqual(['cover', 'first frame', 'animated'])
  expect(getQueriedSources()).toEqual(['page'])
  const { cookie, referer, userAgent } = resolvedPost.access
  const names = ['ttwid', 'tt_csrf_token', 'tt_chain_token', 'msToken']
  expect(cookie?.split('; ').map((pair) => pair.split('=')[0])).toEqual(names)
  const headers = { Cookie: cookie ?? '', Referer: referer, 'User-Agent': userAgent, Range: 'bytes=0-9' }
  expect((await fetch(resolvedPost.videos[0]?.url ?? '', { headers })).status).toBe(206)
})

const demoAuthor = { handle: 'demo.user', name: 'Demo' }

test.each<[string, string, LookupPurpose, Partial<Post>, string[]]>([
  ['a picture from the player', '001', 'picture', { source: 'player' }, ['player']],
  [
    'a picture from oEmbed alone',
    '704',
    'picture',
    { source: 'oembed', author: demoAuthor },
    ['player', 'page', 'oembed'],
  ],
  ['files of the page when the player is busy', '701', 'video', { source: 'page' }, ['player', 'page']],
  ['files of the page when the player has another post', '707', 'video', { source: 'page' }, ['player', 'page']],
  ['files of the player when the page is challenged', '703', 'captions', { source: 'player' }, ['page', 'player']],
  ['a silent video', '705', 'captions', { captions: [], isSilent: true }, ['page']],
  ['an old page', '801', 'video', { source: 'page', author: demoAuthor }, ['player', 'page']],
  ['a page with five idle megabytes', '709', 'video', { source: 'page' }, ['player', 'page']],
  ['a hostile text unchanged', '821', 'picture', { author: { handle: '.kyle.films', name: 'Demo' } }, ['player']],
])('resolves %s', async (_, ending, purpose, expected, sources) => {
  expect(await resolveNewPost(ending, purpose)).toMatchObject(expected)
  expect(getQueriedSources()).toEqual(sources)
})

test('lists the images of a photo post in order, with the sound from the page', async () => {
  const id = createId('150')
  const resolvedPost = await resolve(`https://www.tiktok.com/@demo.user/photo/${id}`)
  expect(resolvedPost).toMatchObject({ kind: 'photos', videos: [], durationSeconds: null })
  expect(resolvedPost.url).toBe(`https://www.tiktok.com/@demo.user/photo/${id}`)
  const urls = [1, 2, 3].map((number) => `${tiktok.origin}/media/photo-${number}.jpg?x=1`)
  expect(resolvedPost.images).toEqual(urls.map((url) => ({ url, width: 1080, height: 1440, kind: 'cover' })))
  expect(resolvedPost.sound?.format).toBe('mp3')
  expect(tiktok.requests().map(({ path }) => path)).toContain(`/@demo.user/video/${id}`)
})

test.each<[string, LookupPurpose, object, string[]]>([
  ['404', 'video', { code: 'video_not_found', status: 404 }, ['player', 'page']],
  ['216', 'video', { code: 'video_private', status: 403 }, ['player', 'page']],
  ['231', 'picture', { code: 'video_region', status: 451 }, ['player', 'page']],
  ['218', 'captions', { code: 'video_age', status: 403 }, ['page']],
  ['503', 'picture', { code: 'unavailable', reason: 'upstream_challenge', status: 503 }, ['player', 'page', 'oembed']],
  ['429', 'picture', { code: 'unavailable', reason: 'upstream_rate' }, ['player', 'page', 'oembed']],
  ['706', 'picture', { code: 'unavailable', reason: 'upstream_malformed' }, ['player', 'page', 'page', 'oembed']],
  ['708', 'video', { code: 'unavailable', reason: 'upstream_malformed' }, ['player', 'player', 'page', 'page']],
  ['723', 'video', { code: 'unavailable' }, ['player', 'page']],
])('refuses a post …%s when its %s is requested', async (ending, purpose, error, sources) => {
  await expect(resolveNewPost(ending, purpose)).rejects.toMatchObject(error)
  expect(getQueriedSources()).toEqual(sources)
})

const shortLinks: readonly (readonly [string, string, string])[] = [
  ['vm', 'https://vm.tiktok.com/ZMabc123/', '7300000000000000001'],
  ['a photo post', 'https://vm.tiktok.com/ZMphoto1', '7300000000000000150'],
  ['two hops', 'https://vm.tiktok.com/ZMtwice1', '7300000000000000001'],
  ['a page with the link', 'https://vm.tiktok.com/ZMhref01', '7300000000000000001'],
  ['a login that names the post', 'https://vm.tiktok.com/ZMlogin1', '7300000000000000001'],
]

test.each(shortLinks)('resolves a short link (%s) to its post', async (_, text, id) => {
  expect((await resolve(`Look: ${text} (via TikTok)`)).id).toBe(id)
  expect(tiktok.requests()[0]?.headers).not.toHaveProperty('cookie')
})

test.each([
  ['ZMdead01', { code: 'video_not_found', status: 404 }, 1],
  ['ZMabout1', { code: 'video_region' }, 1],
  ['ZMprofile', { code: 'not_a_video', status: 400 }, 1],
  ['ZMhops01', { code: 'unavailable', reason: 'upstream_request' }, 5],
  ['ZMevil01', { code: 'invalid_url', status: 400 }, 1],
  ['ZMinHere', { code: 'invalid_url' }, 1],
  ['ZMlimit1', { code: 'unavailable', reason: 'upstream_rate' }, 1],
  ['ZMhuge01', { code: 'unavailable' }, 1],
])('refuses the short link %s after %o, in %i requests', async (code, error, requests) => {
  await expect(resolve(`https://vm.tiktok.com/${code}/`)).rejects.toMatchObject(error)
  expect(tiktok.requests().map(({ method }) => method)).toEqual(Array(requests).fill('GET'))
})

test('refuses other links without a request', async () => {
  for (const [name, text] of rejectedLinks)
    await expect(resolve(text), name).rejects.toMatchObject({ code: 'invalid_url', status: 400 })
  expect(tiktok.requests()).toEqual([])
})

test('refuses a post blocked by its id without a request', async () => {
  const id = createId('001')
  const blocked = { code: 'blocked_post', status: 451 }
  await expect(resolve(`https://www.tiktok.com/@a/video/${id}`, 'video', [id])).rejects.toMatchObject(blocked)
  expect(tiktok.requests()).toEqual([])
})

test('refuses posts of a blocked account regardless of the name in the link, also from the cache', async () => {
  const link = `https://www.tiktok.com/@somebody/video/${createId('741')}`
  expect((await resolve(link)).author.handle).toBe('taken.down')
  await expect(resolve(link, 'video', ['taken.down'])).rejects.toMatchObject({ code: 'blocked_post' })
  await expect(resolve(link, 'picture', ['taken.down'])).rejects.toMatchObject({ code: 'blocked_post' })
})

test('refuses a blocked account by the name in the link, in upper or lower case', async () => {
  const link = `https://www.tiktok.com/@Taken.Down/video/${createId('001')}`
  await expect(resolve(link, 'video', ['taken.down'])).rejects.toMatchObject({ code: 'blocked_post' })
  expect(tiktok.requests()).toEqual([])
})

test('uses the cache for a second lookup', async () => {
  const link = `https://www.tiktok.com/@a/video/${createId('001')}`
  const firstPost = await resolve(link)
  expect(await resolve(link)).toBe(firstPost)
  expect(getQueriedSources()).toEqual(['player'])
})

test.each([
  ['a visitor who leaves', new Error('enough')],
  ['a deadline', new DOMException('late', 'TimeoutError')],
])('%s aborts the request to TikTok, and no other source is queried', async (_, reason) => {
  const controller = new AbortController()
  const link = `https://www.tiktok.com/@a/video/${createId('599')}`
  const pendingPost = resolve(link, 'picture', [], controller.signal)
  pendingPost.catch(() => {})
  await expect.poll(getQueriedSources).toEqual(['player'])
  controller.abort(reason)
  await expect(pendingPost).rejects.toBe(reason)
  await expect.poll(() => tiktok.requests().map(({ aborted }) => aborted)).toEqual([true])
  expect(getQueriedSources()).toEqual(['player'])
})

test('reads the sound of a video from the page, after the player', async () => {
  const resolvedPost = await resolveNewPost('001', 'sound')
  expect(getQueriedSources()).toEqual(['player', 'page'])
  expect(resolvedPost).toMatchObject({ source: 'page', sound: { title: 'original sound - Demo' } })
})
