import { expect, test } from 'vitest'
import { chooseVideos, type VideoCandidate } from './choose-videos'

const tiktok = { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() }
const host = 'https://v16m.tiktokcdn.com'

const createCandidate = (given: Partial<VideoCandidate>): VideoCandidate => ({
  urls: [`${host}/a`],
  codec: 'h264',
  width: 576,
  height: 1024,
  bytes: null,
  bitrate: 500_000,
  ...given,
})

const chooseFrom = (...listed: Partial<VideoCandidate>[]) => chooseVideos(listed.map(createCandidate), tiktok)

test('H.264 comes before H.265, then the larger picture, then the higher bitrate', () => {
  const found = chooseFrom(
    { codec: 'h265_hvc1', width: 1080, height: 1920 },
    { width: 576 },
    { width: 720, height: 1280 },
    { codec: 'bytevc1', width: 720, height: 1280 },
  )
  expect(found.map(({ codec, width }) => `${codec} ${width}`)).toEqual([
    'h264 720',
    'h264 576',
    'h265 1080',
    'h265 720',
  ])
})

test('of a codec and size only the best file is kept', () => {
  expect(
    chooseFrom({ bitrate: 300_000 }, { bitrate: 900_000 }, { bitrate: null }).map(({ bitrate }) => bitrate),
  ).toEqual([900_000])
})

test.each([
  ['of ByteDance’s own codec', { codec: 'bytevc2' }],
  ['of a codec nobody knows', { codec: 'av9' }],
  ['without sound', { urls: [`${host}/video/media-video-hvc1/`] }],
  ['without sound, with a query', { urls: [`${host}/video/media-video-hvc1/?a=1`] }],
  ['on TikTok’s own site', { urls: ['https://www.tiktok.com/aweme/v1/play/?video_id=v0'] }],
  ['on another site', { urls: ['https://evil.test/a.mp4'] }],
  ['on a lookalike', { urls: ['https://v16m.tiktokcdn.com.evil.test/a.mp4'] }],
  ['on this machine', { urls: ['http://127.0.0.1:3192/a.mp4'] }],
  ['at another port', { urls: ['https://v16m.tiktokcdn.com:8443/a.mp4'] }],
  ['with a user', { urls: ['https://a@v16m.tiktokcdn.com/a.mp4'] }],
  ['without an address', { urls: [] }],
  ['with nonsense for one', { urls: ['nonsense', 'file:///etc/passwd'] }],
])('a file %s is dropped', (_, given) => {
  expect(chooseFrom(given)).toEqual([])
})

test('the first mirror that may be asked is taken, always over https', () => {
  const addresses = ['https://evil.test/a', `${host}/media-video-hvc1/`, 'http://v19.tiktokcdn-us.com/b', `${host}/c`]
  expect(chooseFrom({ urls: addresses }).map(({ url }) => url)).toEqual(['https://v19.tiktokcdn-us.com/b'])
})

test('only the mock server’s own origin is served besides', () => {
  const mockSettings = { origin: 'http://127.0.0.1:3192', isMock: true, blocked: new Set<string>() }
  const addresses = [
    'http://127.0.0.1:3193/a',
    'https://127.0.0.1:3192/a',
    'http://localhost:3192/a',
    'http://127.0.0.1:3192/b',
  ]
  expect(chooseVideos([createCandidate({ urls: addresses })], mockSettings).map(({ url }) => url)).toEqual([
    'http://127.0.0.1:3192/b',
  ])
})
