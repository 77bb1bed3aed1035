import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { buildMediaPath, type MediaFile, readMediaToken } from './media-link'
import { sealToken } from './token'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const settings = {
  appSecret: 'a secret of thirty-two characters or more',
  tiktok: { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() },
}
const owner = { binding: 'visitor-1', settings }
const file: MediaFile = {
  kind: 'video',
  url: 'https://v16m.tiktokcdn.com/video/tos/a.mp4?expire=1&tk=tt_chain_token',
  access: { referer: 'https://www.tiktok.com/', userAgent: 'Browser/1.0', cookie: 'tt_chain_token=x==' },
  type: 'video/mp4',
  name: 'tiktok_demo_7300000000000000001.mp4',
  disposition: 'attachment',
  postId: '7300000000000000001',
}
const getToken = (path: string) => path.replace('/api/media/', '')
const refusedError = expect.objectContaining({ code: 'link_refused', status: 403 })

test('whoever looked the post up gets the file that the link was made for', () => {
  const path = buildMediaPath(file, owner)
  expect(path).toMatch(/^\/api\/media\/[\w-]{200,700}$/)
  expect(readMediaToken(getToken(path), owner)).toEqual(file)
})

test('a link with the longest cookies and address that were seen still fits into a URL', () => {
  const noise = (length: number) => sealToken('noise', 'x', 'y').repeat(40).slice(0, length)
  const long = {
    ...file,
    url: `https://v16-webapp-prime.us.tiktok.com/video/tos/${noise(1_500)}`,
    access: { ...file.access, cookie: noise(700) },
  }
  expect(readMediaToken(getToken(buildMediaPath(long, owner)), owner)).toEqual(long)
})

test('it lasts five minutes', () => {
  const token = getToken(buildMediaPath(file, owner))
  vi.advanceTimersByTime(299_999)
  expect(readMediaToken(token, owner)).toEqual(file)
  vi.advanceTimersByTime(1)
  expect(() => readMediaToken(token, owner)).toThrow(expect.objectContaining({ code: 'link_expired', status: 410 }))
})

test('another visitor cannot use it', () => {
  const token = getToken(buildMediaPath(file, owner))
  expect(() => readMediaToken(token, { ...owner, binding: 'visitor-2' })).toThrow(refusedError)
})

test.each([
  ['a picture', { kind: 'picture' }],
  ['a sound', { kind: 'audio' }],
] as const)('%s cannot be served as a video', (_, change) => {
  const token = getToken(buildMediaPath({ ...file, ...change }, owner))
  expect(() => readMediaToken(token, owner)).toThrow(refusedError)
})

test.each([
  ['nothing', null],
  ['a file without an owner', { ...file, expires: Date.now() + 1_000 }],
  ['another kind of thing', { ...file, kind: 'page', binding: 'visitor-1', expires: Date.now() + 1_000 }],
  ['a page as its type', { ...file, type: 'text/html', binding: 'visitor-1', expires: Date.now() + 1_000 }],
])('%s, sealed as a link, is refused', (_, value) => {
  const token = sealToken('media link', value, settings.appSecret)
  expect(() => readMediaToken(token, owner)).toThrow(refusedError)
})

test('a post that the operator blocks is refused although its link was made before', () => {
  const token = getToken(buildMediaPath(file, owner))
  const tiktok = { ...settings.tiktok, blocked: new Set([file.postId]) }
  expect(() => readMediaToken(token, { ...owner, settings: { ...settings, tiktok } })).toThrow(refusedError)
})
