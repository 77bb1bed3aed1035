import { afterAll, beforeAll, expect, test } from 'vitest'
import { type MockTikTok, startMockTikTok } from '@/e2e/mock-servers/tiktok'
import { probeSources } from './probe'

let tiktok: MockTikTok
beforeAll(async () => {
  tiktok = await startMockTikTok()
})
afterAll(() => tiktok.close())

async function probeText(text: string) {
  const lines: string[] = []
  const settings = { tiktok: { origin: tiktok.origin, isMock: true, blocked: new Set<string>() } }
  const found = await probeSources(text, settings, (line) => lines.push(line))
  return { found, text: lines.join('\n') }
}

test('every source is asked and what it gave is told', async () => {
  const { found, text } = await probeText('https://vm.tiktok.com/ZMabc123/')
  expect(found).toBe(true)
  for (const line of [
    'Link: short',
    `GET ${tiktok.origin}/ZMabc123 → 301 to www.tiktok.com, 0 bytes`,
    'Post: video 7300000000000000001',
    `GET ${tiktok.origin}/player/api/v1/items → 200 application/json`,
    'read as: video of @demo.user',
    'files 1: h264 720×1280',
    'captions 1: en-US automatic, 127.0.0.1',
    'cookies: ttwid, tt_csrf_token, tt_chain_token, msToken',
    `GET ${tiktok.origin}/oembed → 200`,
  ]) {
    expect(text).toContain(line)
  }
})

test('no query, cookie value or word of the post is printed', async () => {
  const { text } = await probeText('https://www.tiktok.com/@demo.user/video/7300000000000000001?_t=SECRET')
  expect(text).not.toMatch(/SECRET|Demo clip|tt_chain_token=|item_ids|\?id=/)
})

test('a post that no source gives is told with its reasons', async () => {
  const { found, text } = await probeText('https://www.tiktok.com/@a/video/7300000000000000216')
  expect(found).toBe(false)
  expect(text).toContain('fault: not_found → video_not_found')
  expect(text).toContain('fault: private → video_private')
  expect(text).toContain('fault: busy → unavailable')
})

test.each([
  ['https://evil.test/', 'failed: invalid_url'],
  ['https://www.tiktok.com/@a', 'failed: not_a_video'],
  ['https://vm.tiktok.com/ZMloop01/', 'failed: unavailable upstream_request'],
])('%s is told as %s', async (link, line) => {
  const { found, text } = await probeText(link)
  expect(found).toBe(false)
  expect(text).toContain(line)
})
