import { afterAll, beforeAll, expect, test } from 'vitest'
import downloadTiktokMp3 from '@/content/tools/tiktok/download-tiktok-mp3/tool'
import tiktokThumbnailDownload from '@/content/tools/tiktok/tiktok-thumbnail-download/tool'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { parseEnv, toSettings } from '@/lib/server/env'
import { type FoundPost, readFoundPost } from '@/lib/tiktok/downloads/found-post'
import { readMediaToken } from '@/lib/tiktok/media/media-link'
import { runServerTool } from '@/test/run-server-tool'
import downloadTiktokVideo from './tool'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
afterAll(() => tiktok.close())

const createSettings = () => toSettings(parseEnv({ TIKTOK_ORIGIN: tiktok.origin, APP_SECRET: 'x'.repeat(32) }))
const buildPostUrl = (idSuffix: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${idSuffix}`

type Tool = typeof downloadTiktokVideo | typeof downloadTiktokMp3 | typeof tiktokThumbnailDownload

async function findPost(tool: Tool, idSuffix: string): Promise<FoundPost> {
  const url = buildPostUrl(idSuffix)
  const { parts } = await runServerTool((context) => tool.run(url, context), { settings: createSettings() })
  const post = readFoundPost(JSON.parse(JSON.stringify(parts[0])))
  if (post === null || parts.length > 1) throw new Error('Expected exactly one post.')
  return post
}

const readMediaPath = (path: string) =>
  readMediaToken(path.replace('/api/media/', ''), { binding: 'me', settings: createSettings() })

const summarizeFiles = (files: readonly { label: string; details: readonly string[]; name: string }[] = []) =>
  files.map(({ label, details, name }) => [label, ...details, name].join(', '))

test('returns a video in every quality, best first, with its codec', async () => {
  const post = await findPost(downloadTiktokVideo, '001')
  expect(post).toMatchObject({
    kind: 'video',
    url: buildPostUrl('001'),
    caption: 'Demo clip #demo',
    author: { handle: 'demo.user', name: 'Demo' },
    durationSeconds: 20,
    pictures: [],
    sounds: [],
    zipName: 'tiktok_demo.user_7300000000000000001.zip',
  })
  expect(summarizeFiles(post.videos)).toEqual([
    expect.stringMatching(/^720 × 1280, HD, H\.264, \d[\d.]* [kM]B, tiktok_demo\.user_7300000000000000001_720p\.mp4$/),
    expect.stringMatching(/^576 × 1024, H\.264, \d[\d.]* [kM]B, tiktok_demo\.user_7300000000000000001_576p\.mp4$/),
  ])
  expect(summarizeFiles((await findPost(downloadTiktokVideo, '724')).videos)).toContainEqual(
    expect.stringMatching(/^720 × 1280, HD, H\.265, .*_720p_h265\.mp4$/),
  )
})

test('sends the visitor no TikTok URL except the post’s own', async () => {
  for (const tool of [downloadTiktokVideo, downloadTiktokMp3, tiktokThumbnailDownload]) {
    const url = buildPostUrl('001')
    const { steps, text } = await runServerTool((context) => tool.run(url, context), { settings: createSettings() })
    const origins = JSON.stringify([steps, text]).match(/https?:\/\/[^/"]+/g)
    expect(new Set(origins)).toEqual(new Set(['https://www.tiktok.com']))
    expect(text).toContain(`Demo, @demo.user\n${url}\n`)
  }
})

test('returns the cover, first frame and animation of a thumbnail, each to view and to download', async () => {
  const { pictures, cover } = await findPost(tiktokThumbnailDownload, '805')
  expect(summarizeFiles(pictures)).toEqual([
    'Cover, tiktok_demo.user_7300000000000000805_cover.jpg',
    'First frame, tiktok_demo.user_7300000000000000805_first_frame.jpg',
    'Animated cover, tiktok_demo.user_7300000000000000805_animated.webp',
  ])
  const viewMedia = readMediaPath(pictures[0]?.view ?? '')
  expect(viewMedia).toMatchObject({ kind: 'picture', disposition: 'inline', type: 'image/jpeg' })
  expect(readMediaPath(pictures[0]?.path ?? '')).toMatchObject({ kind: 'picture', disposition: 'attachment' })
  expect(readMediaPath(cover ?? '').url).toBe(viewMedia.url)
})

test('the video tool returns the images and the sound of a photo post', async () => {
  const post = await findPost(downloadTiktokVideo, '150')
  expect(post).toMatchObject({ kind: 'photos', videos: [], sounds: [{ format: 'mp3' }] })
  expect(summarizeFiles(post.pictures)).toEqual(
    [1, 2, 3].map((number) =>
      expect.stringMatching(`^Photo ${number}, .*tiktok_demo.user_7300000000000000150_${number}.jpg$`),
    ),
  )
})

test('extracts the sound of a video on the server, and also offers a separate sound file', async () => {
  const { sounds } = await findPost(downloadTiktokMp3, '805')
  const name = 'tiktok_demo.user_7300000000000000805'
  const title = { title: 'Demo clip #demo', artist: 'Demo' }
  expect(sounds).toMatchObject([
    { label: 'Audio from the video', format: 'm4a', name: `${name}_audio.m4a`, ...title },
    { label: 'Original sound', format: 'mp3', name: `${name}_sound.mp3` },
  ])
  expect(sounds.map(({ path }) => readMediaPath(path))).toMatchObject([
    { kind: 'audio', remux: 'm4a', type: 'audio/mp4' },
    { kind: 'audio', type: 'audio/mpeg' },
  ])
})

test('treats a hostile caption and handle as text and derives safe file names', async () => {
  const { sounds, caption } = await findPost(downloadTiktokMp3, '821')
  expect(sounds[0]?.name).toBe('tiktok_.kyle.films_7300000000000000821_audio.m4a')
  expect(caption).toContain('<img src=x onerror=alert(1)>')
})

test('rejects with the error code for a post that TikTok withholds', async () => {
  await expect(findPost(downloadTiktokVideo, '216')).rejects.toMatchObject({ code: 'video_private' })
})

test.each([
  ['no link', 'invalid_url'],
  ['https://evil.test/?u=https://www.tiktok.com/@a/video/7300000000000000001', 'invalid_url'],
  ['https://www.tiktok.com/@demo.user', 'not_a_video'],
  ['https://www.tiktok.com/music/x-6900000000000000000', 'not_a_video'],
])('rejects %s with %s before sending a request', (prompt, code) => {
  expect(() => downloadTiktokVideo.parseTask?.({ prompt, parameters: {} }, createSettings())).toThrow(
    expect.objectContaining({ code }),
  )
})

test('rejects every post when downloads are turned off', () => {
  const settings = toSettings(parseEnv({ DOWNLOADS: 'off' }))
  for (const tool of [downloadTiktokVideo, downloadTiktokMp3, tiktokThumbnailDownload])
    expect(() => tool.parseTask?.({ prompt: buildPostUrl('001'), parameters: {} }, settings)).toThrow(
      expect.objectContaining({ code: 'unsupported' }),
    )
})
