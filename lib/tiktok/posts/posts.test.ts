import { expect, test } from 'vitest'
import { type FoundPost, readFoundPost } from '@/lib/tiktok/downloads/found-post'
import { orderTracks } from '@/lib/tiktok/media/fetch-caption-tracks'
import type { CaptionTrack } from '@/lib/tiktok/posts/post'
import { chooseVideos, isMediaHost, pickImages, type VideoCandidate } from './choose-media'
import { decodePostTime } from './post'
import { createFailureError, isFinalFailure, type PostFailure, pickMostSpecificFailure } from './post-failure'

const tiktok = { origin: 'https://www.tiktok.com', isMock: false, blocked: new Set<string>() }
const host = 'https://v16m.tiktokcdn.com'
const defaultCandidate = { urls: [`${host}/a`], codec: 'h264', width: 576, height: 1024, bytes: null, bitrate: 500_000 }
const createCandidate = (overrides: Partial<VideoCandidate>): VideoCandidate => ({ ...defaultCandidate, ...overrides })
const chooseFrom = (...candidates: Partial<VideoCandidate>[]) => chooseVideos(candidates.map(createCandidate), tiktok)

test('files are sorted by codec and size, with the highest bitrate of each', () => {
  const chosenVideos = chooseFrom(
    { codec: 'h265_hvc1', width: 1080, height: 1920 },
    { width: 576 },
    { width: 720, height: 1280 },
    { codec: 'bytevc1', width: 720, height: 1280 },
  )
  expect(chosenVideos.map(({ codec, width }) => `${codec} ${width}`).join()).toBe(
    'h264 720,h264 576,h265 1080,h265 720',
  )
  const bestOfEqualSize = chooseFrom({ bitrate: 300_000 }, { bitrate: 900_000 }, { bitrate: null })
  expect(bestOfEqualSize.map(({ bitrate }) => bitrate)).toEqual([900_000])
})

test.each([
  ['of ByteDance’s own codec', { codec: 'bytevc2' }],
  ['of an unknown codec', { codec: 'av9' }],
  ['without sound', { urls: [`${host}/video/media-video-hvc1/`, `${host}/video/media-video-hvc1/?a=1`] }],
  ['on TikTok’s own site', { urls: ['https://www.tiktok.com/aweme/v1/play/?video_id=v0'] }],
  ['on another site', { urls: ['https://evil.test/a.mp4'] }],
  ['at another port', { urls: ['https://v16m.tiktokcdn.com:8443/a.mp4'] }],
  ['with an invalid address', { urls: ['nonsense', 'file:///etc/passwd'] }],
])('drops a file %s', (_, overrides) => {
  expect(chooseFrom(overrides)).toEqual([])
})

test('chooses the first allowed mirror, always over HTTPS', () => {
  const addresses = ['https://evil.test/a', `${host}/media-video-hvc1/`, 'http://v19.tiktokcdn-us.com/b', `${host}/c`]
  expect(chooseFrom({ urls: addresses }).map(({ url }) => url)).toEqual(['https://v19.tiktokcdn-us.com/b'])
})

test("allows only the origin of the mock server besides TikTok's hosts", () => {
  const mockSettings = { origin: 'http://127.0.0.1:3192', isMock: true, blocked: new Set<string>() }
  const addresses = ['http://127.0.0.1:3193/a', 'https://127.0.0.1:3192/a', 'http://127.0.0.1:3192/b']
  const [video, ...others] = chooseVideos([createCandidate({ urls: addresses })], mockSettings)
  expect([video?.url, others.length]).toEqual(['http://127.0.0.1:3192/b', 0])
})

test('prefers a JPEG image and drops an image without an allowed address', () => {
  const forbiddenImage = [['https://evil.test/1.jpeg'], 'cover'] as const
  const imageMirrors = [[`${host}/1.heic?x=1`, `${host}/1.webp`, `${host}/1.jpeg?x=1`], 'cover'] as const
  const animatedImage = [[`${host}/2.webp`], 'animated', 100, 200] as const
  expect(pickImages([forbiddenImage, imageMirrors, animatedImage], tiktok)).toEqual([
    { url: `${host}/1.jpeg?x=1`, width: null, height: null, kind: 'cover' },
    { url: `${host}/2.webp`, width: 100, height: 200, kind: 'animated' },
  ])
})

test.each([
  'v16m.tiktokcdn.com',
  'p19-common-sign.tiktokcdn-us.com',
  'v16-webapp-prime.us.tiktok.com',
  'V16-WEBAPP.TIKTOK.COM',
  ...'p16.tiktokcdn-eu.com p16-amd-va.ibyteimg.com p16.muscdn.com lf16.ttwstatic.com p77.byteoversea.com'.split(' '),
])('%s serves media', (host) => {
  expect(isMediaHost(host)).toBe(true)
})

test.each([
  '',
  'tiktokcdn.com',
  'eviltiktokcdn.com',
  'v16m.tiktokcdn.com.evil.test',
  'v16m.tiktokcdn.com@evil.test',
  'www.tiktok.com',
  ...'tiktok.com vm.tiktok.com v16m.tiktokcdn.com:8443 v16.a.us.tiktok.com [::1]'.split(' '),
  'v16.evil.tiktok.com',
  '127.0.0.1',
])('%s does not serve media', (host) => {
  expect(isMediaHost(host)).toBe(false)
})

test.each([
  ['deleted', 'video_not_found', 404, undefined],
  ['private', 'video_private', 403, undefined],
  ['age', 'video_age', 403, undefined],
  ['login', 'video_login', 403, undefined],
  ['region', 'video_region', 451, undefined],
  ['withheld', 'video_withheld', 404, undefined],
  ['rate_limited', 'unavailable', 503, 'upstream_rate'],
  ['challenge', 'unavailable', 503, 'upstream_challenge'],
  ['changed_shape', 'unavailable', 503, 'upstream_malformed'],
  ['busy', 'unavailable', 503, 'upstream_server'],
] as const)('maps the failure %s to the error %s', (fault, code, status, reason) => {
  expect(createFailureError(fault)).toMatchObject({ code, status, reason })
})

test.each<[readonly PostFailure[], PostFailure]>([
  [['not_found', 'challenge', 'busy'], 'not_found'],
  [['not_found', 'private'], 'private'],
  [['login', 'not_found'], 'not_found'],
  [['challenge', 'login'], 'login'],
  [[], 'busy'],
])('picks from the failures %j the most specific: %s', (faults, fault) => {
  expect(pickMostSpecificFailure(faults)).toBe(fault)
})

test('ends the search only for failures of the post itself', () => {
  const finalFailures: PostFailure[] = ['deleted', 'private', 'age', 'region', 'withheld']
  const others: PostFailure[] = ['not_found', 'login', 'rate_limited', 'challenge', 'changed_shape', 'busy']
  expect([...finalFailures, ...others].filter(isFinalFailure)).toEqual(finalFailures)
})

test.each([
  ['7300000000000000001', 1_699_663_698],
  ['123456789012345', null],
  ['9223372036854775807', null],
])('reads the time of the post %s as %s', (id, time) => {
  expect(decodePostTime(id)).toBe(time)
})

const file = { label: '720 × 1280', details: ['HD'], path: '/api/media/abc', name: 'a.mp4' }
const url = 'https://www.tiktok.com/@a/video/7300000000000000001'
const postDetails = {
  caption: '',
  author: { handle: 'a', name: 'A' },
  postedAt: null,
  durationSeconds: 20,
  cover: null,
}
const post: FoundPost = {
  kind: 'video',
  url,
  ...postDetails,
  zipName: 'a.zip',
  videos: [file],
  pictures: [],
  sounds: [],
}

test('reads a found post', () => {
  expect(readFoundPost(post)).toEqual(post)
})

test.each([
  ['no data', null],
  ['a script for a link', { ...post, url: 'javascript:alert(1)' }],
  ['a file elsewhere', { ...post, videos: [{ ...file, path: 'https://evil.test/a.mp4' }] }],
  ['a picture of another site', { ...post, pictures: [{ ...file, view: 'https://evil.test/a.jpg' }] }],
  ['a sound without its title', { ...post, sounds: [{ ...file, format: 'mp3', artist: 'A' }] }],
])('rejects a found post with %s', (_, value) => {
  expect(readFoundPost(value)).toBeNull()
})

test('lists the best track of each language, at most eight', () => {
  const trackNames = ['de-DE translated', 'en-US automatic', 'en-US creator', 'fr-FR creator']
  const tracks = [...trackNames, ...Array.from({ length: 9 }, (_, n) => `x${n} translated`)].map(
    (name): CaptionTrack => {
      const [language = '', source] = name.split(' ')
      return { language, source: source as CaptionTrack['source'], url: `https://v16.tiktokcdn.com/${language}` }
    },
  )
  const orderedNames = orderTracks(tracks).map(({ language, source }) => `${language} ${source}`)
  expect(orderedNames.slice(0, 4)).toEqual(['en-US creator', 'fr-FR creator', 'de-DE translated', 'x0 translated'])
  expect(orderedNames).toHaveLength(8)
})
