import { afterAll, beforeAll, expect, test } from 'vitest'
import { downloadTiktokMp3 } from '@/content/tools/tiktok/download-tiktok-mp3/tool'
import { tiktokThumbnailDownload } from '@/content/tools/tiktok/tiktok-thumbnail-download/tool'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { parseEnv, toSettings } from '@/lib/server/env'
import { type FoundPost, readFoundPost } from '@/lib/tiktok/downloads/found-post'
import { readMediaToken } from '@/lib/tiktok/media/media-link'
import { downloadTiktokVideo } from './tool'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
afterAll(() => tiktok.close())

const createSettings = () => toSettings(parseEnv({ TIKTOK_ORIGIN: tiktok.origin, APP_SECRET: 'x'.repeat(32) }))
const buildPostUrl = (idSuffix: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${idSuffix}`

type Tool = typeof downloadTiktokVideo | typeof downloadTiktokMp3 | typeof tiktokThumbnailDownload

async function runTool(tool: Tool, prompt: string) {
  const events = tool.run(prompt, {
    settings: createSettings(),
    signal: AbortSignal.timeout(20_000),
    binding: 'me',
    safetyId: '',
    spend: () => {},
  })
  const posts: FoundPost[] = []
  for (let step = await events.next(); ; step = await events.next()) {
    if (step.done) return { post: posts[0], content: step.value, count: posts.length }
    const post = 'part' in step.value ? readFoundPost(JSON.parse(JSON.stringify(step.value.part))) : null
    if (post) posts.push(post)
  }
}

const readMediaPath = (path: string) =>
  readMediaToken(path.replace('/api/media/', ''), { binding: 'me', settings: createSettings() })

const summarizeFiles = (files: readonly { label: string; details: readonly string[]; name: string }[] = []) =>
  files.map(({ label, details, name }) => [label, ...details, name].join(', '))

test('a video comes in every quality, best first, HD where it is', async () => {
  const { post, content, count } = await runTool(downloadTiktokVideo, buildPostUrl('001'))
  expect(count).toBe(1)
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
  expect(post?.videos.map(({ label, name }) => [label, name])).toEqual([
    ['720 × 1280', 'tiktok_demo.user_7300000000000000001_720p.mp4'],
    ['576 × 1024', 'tiktok_demo.user_7300000000000000001_576p.mp4'],
  ])
  expect(post?.videos[0]?.details).toEqual(['HD', 'H.264', expect.stringMatching(/^\d+ kB$|^\d+\.\d MB$/)])
  expect(post?.videos[1]?.details[0]).toBe('H.264')
  expect(content).toContain(
    'Demo, @demo.user\nhttps://www.tiktok.com/@demo.user/video/7300000000000000001\n720 × 1280, HD',
  )
})

test('no address of TikTok’s servers reaches the visitor but the post’s own', async () => {
  for (const tool of [downloadTiktokVideo, downloadTiktokMp3, tiktokThumbnailDownload]) {
    const serializedResult = JSON.stringify(await runTool(tool, buildPostUrl('001')))
    expect(serializedResult).not.toContain(tiktok.origin)
    expect(new Set(serializedResult.match(/https?:\/\/[^/"]+/g))).toEqual(new Set(['https://www.tiktok.com']))
  }
})

test('a thumbnail comes as cover, first frame and animation, to show and to save', async () => {
  const { post } = await runTool(tiktokThumbnailDownload, buildPostUrl('805'))
  expect(summarizeFiles(post?.pictures)).toEqual([
    'Cover, tiktok_demo.user_7300000000000000805_cover.jpg',
    'First frame, tiktok_demo.user_7300000000000000805_first_frame.jpg',
    'Animated cover, tiktok_demo.user_7300000000000000805_animated.webp',
  ])
  const [cover] = post?.pictures ?? []
  expect(readMediaPath(cover?.view ?? '')).toMatchObject({
    kind: 'picture',
    disposition: 'inline',
    type: 'image/jpeg',
  })
  expect(readMediaPath(cover?.path ?? '')).toMatchObject({ kind: 'picture', disposition: 'attachment' })
  expect(readMediaPath(post?.cover ?? '').url).toBe(readMediaPath(cover?.view ?? '').url)
})

test('oEmbed alone is enough for a thumbnail', async () => {
  const { post } = await runTool(tiktokThumbnailDownload, buildPostUrl('704'))
  expect(post?.pictures.map(({ label }) => label)).toEqual(['Cover'])
  expect(post?.author.name).toBe('Demo')
})

test('a photo post gives its pictures and its sound to the video tool', async () => {
  const { post } = await runTool(downloadTiktokVideo, buildPostUrl('150'))
  expect(post).toMatchObject({ kind: 'photos', videos: [] })
  expect(post?.pictures.map(({ label, name }) => [label, name])).toEqual(
    [1, 2, 3].map((number) => [`Photo ${number}`, `tiktok_demo.user_7300000000000000150_${number}.jpg`]),
  )
  expect(post?.sounds.map(({ format }) => format)).toEqual(['mp3'])
})

test('the sound of a video is cut out by the server, and a sound file beside it is offered too', async () => {
  const { post } = await runTool(downloadTiktokMp3, buildPostUrl('805'))
  expect(post?.sounds).toMatchObject([
    {
      label: 'Sound of the video',
      format: 'm4a',
      name: 'tiktok_demo.user_7300000000000000805_audio.m4a',
      title: 'Demo clip #demo',
      artist: 'Demo',
    },
    { label: 'Original sound', format: 'mp3', name: 'tiktok_demo.user_7300000000000000805_sound.mp3' },
  ])
  expect(readMediaPath(post?.sounds[0]?.path ?? '')).toMatchObject({
    kind: 'audio',
    remux: 'm4a',
    type: 'audio/mp4',
  })
  expect(readMediaPath(post?.sounds[1]?.path ?? '')).toMatchObject({ kind: 'audio', type: 'audio/mpeg' })
})

test('H.265 is named as such', async () => {
  const { post } = await runTool(downloadTiktokVideo, buildPostUrl('724'))
  expect(summarizeFiles(post?.videos)).toContainEqual(
    expect.stringMatching(/^720 × 1280, HD, H\.265, .*tiktok_demo\.user_7300000000000000724_720p_h265\.mp4$/),
  )
})

test('a hostile caption and handle stay text, and make safe file names', async () => {
  const { post } = await runTool(downloadTiktokMp3, buildPostUrl('821'))
  expect(post?.sounds[0]?.name).toBe('tiktok_.kyle.films_7300000000000000821_audio.m4a')
  expect(post?.caption).toContain('<img src=x onerror=alert(1)>')
})

test.each([
  ['404', 'video_not_found'],
  ['216', 'video_private'],
  ['218', 'video_age'],
  ['231', 'video_region'],
  ['503', 'unavailable'],
  ['429', 'unavailable'],
])('a post ending in %s is refused as %s', async (ending, code) => {
  await expect(runTool(downloadTiktokVideo, buildPostUrl(ending))).rejects.toMatchObject({ code })
})

test.each([
  ['no link', 'invalid_url'],
  ['https://evil.test/?u=https://www.tiktok.com/@a/video/7300000000000000001', 'invalid_url'],
  ['https://www.tiktok.com/@demo.user', 'not_a_video'],
  ['https://www.tiktok.com/music/x-6900000000000000000', 'not_a_video'],
])('%s is refused before anything is asked, as %s', (prompt, code) => {
  expect(() => downloadTiktokVideo.parseTask?.({ prompt, parameters: {} }, createSettings())).toThrow(
    expect.objectContaining({ code }),
  )
})

test('where the operator has switched downloads off, nothing is looked up', () => {
  const settingsWithDownloadsOff = toSettings(parseEnv({ DOWNLOADS: 'off' }))
  for (const tool of [downloadTiktokVideo, downloadTiktokMp3, tiktokThumbnailDownload]) {
    expect(() => tool.parseTask?.({ prompt: buildPostUrl('001'), parameters: {} }, settingsWithDownloadsOff)).toThrow(
      expect.objectContaining({ code: 'unsupported' }),
    )
  }
})
