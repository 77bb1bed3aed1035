import { readFile } from 'node:fs/promises'
import type { Download, Page } from '@playwright/test'
import { decodeAudio, decodeVideo } from './decode-media'
import { expect, test } from './journey'
import { servers } from './servers'
import { reconnect } from './service-worker-cache'
import { waitUntilSettled } from './tool-page'
import { listZipEntries } from './zip'

test.setTimeout(120_000)

const videoPath = '/download-video-tiktok'
const mp3Path = '/download-tiktok-mp3'
const thumbnailPath = '/tiktok-thumbnail-download'

// What the browser itself downloads it asks for without headers of ours, and a link is good for one visitor: all are the same one here,
// who may have two posts looked up at once.
test.use({ extraHTTPHeaders: {} })
test.describe.configure({ mode: 'default' })

const buildLink = (ending: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${ending}`
const buildFileName = (rest: string) => `tiktok_demo.user_7300000000000000${rest}`
const allTones = Array.from({ length: 20 }, (_, second) => 400 + 40 * second)

/** A download tool's page as a visitor sees it. */
function downloadPage(page: Page) {
  const box = page.getByRole('textbox', { name: 'TikTok link' })
  return {
    box,
    async find(prompt: string) {
      await waitUntilSettled(page)
      await box.fill(prompt)
      await page.getByRole('button', { name: /^Get (video|audio|thumbnail)$/ }).click()
    },
    original: page.getByRole('link', { name: /^Original on TikTok/ }),
    /** The file that this click saves. */
    async saved(name: string | RegExp, role: 'link' | 'button' = 'link') {
      const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole(role, { name }).click()])
      return { name: download.suggestedFilename(), bytes: await readDownload(download) }
    },
  }
}

const readDownload = async (download: Download) => readFile(await download.path())

/** Collects what a page's policy has refused and what it has written to its console. */
function watchPolicy(page: Page): string[] {
  const messages: string[] = []
  page.on('console', (message) => {
    if (/Content Security Policy|wasm|WebAssembly/i.test(message.text())) messages.push(message.text())
  })
  return messages
}

test('a video is found by its link and saved in the quality that was chosen', async ({ page }) => {
  await page.goto(videoPath)
  const { find, original, saved } = downloadPage(page)
  await find(`Look! ${buildLink('001')}?is_from_webapp=1`)
  await expect(original).toHaveAttribute('href', buildLink('001'))
  await expect(page.getByRole('heading', { name: 'Demo', exact: true })).toBeVisible()
  await expect(page.getByText('Video by Demo (@demo.user) on TikTok')).toBeVisible()
  const cover = page.getByRole('img', { name: 'Cover of the post by Demo' })
  await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(576)
  await expect(page.getByText('19 of 20 left today')).toBeVisible()

  const best = await saved(/^Download MP4: 720 × 1280, HD, H\.264/)
  expect(best.name).toBe(buildFileName('001_720p.mp4'))
  const film = await decodeVideo(page, best.bytes)
  expect(film).toMatchObject({ width: 720, height: 1280 })
  expect(film.seconds).toBeCloseTo(20, 0)
  const small = await saved(/^Download MP4: 576 × 1024, H\.264/)
  expect(await decodeVideo(page, small.bytes)).toMatchObject({ width: 576, height: 1024 })
  expect((await decodeAudio(page, small.bytes)).tones).toEqual(allTones)
})

test('an MP3 is made in the browser, and the page’s own policy stays strict', async ({ page }) => {
  const complaints = watchPolicy(page)
  await page.goto(mp3Path)
  const { find, saved } = downloadPage(page)
  await find(buildLink('001'))
  await page.getByRole('radio', { name: /192 kbit/ }).check()
  const made = await saved('Make MP3', 'button')
  expect(made.name).toBe(buildFileName('001_audio.mp3'))
  expect(made.bytes.subarray(0, 200).toString('latin1')).toMatch(/^ID3.*TIT2.*Demo clip #demo.*TPE1.*Demo/s)
  const decodedAudio = await decodeAudio(page, made.bytes)
  expect(decodedAudio.seconds).toBeCloseTo(20, 0)
  expect(decodedAudio.tones.slice(0, 20)).toEqual(allTones)
  // 20 seconds of 192 kbit/s.
  expect(made.bytes.length / 480_000).toBeCloseTo(1, 1)
  await expect(page.getByText(/^Saved as .*_audio\.mp3, 48\d kB\.$/)).toBeVisible()

  const m4aFile = await saved(/^Save as M4A/)
  expect(m4aFile.name).toBe(buildFileName('001_audio.m4a'))
  expect((await decodeAudio(page, m4aFile.bytes)).tones).toEqual(allTones)

  expect(complaints).toEqual([])
  expect(await page.evaluate(tryForbidden)).toEqual({ eval: false, wasm: false, worker: false })
})

/** What only the audio worker may do. In a timer, because Playwright itself may evaluate what a page may not. */
function tryForbidden() {
  const wasm = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])
  const attempts = {
    eval: async () => new Function('return 1')(),
    wasm: () => WebAssembly.compile(wasm),
    worker: () =>
      new Promise((resolve, reject) => {
        const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
        worker.onmessage = resolve
        worker.onerror = reject
      }),
  }
  return new Promise((resolve) =>
    setTimeout(async () => {
      const allowed: Record<string, boolean> = {}
      for (const [name, attempt] of Object.entries(attempts)) {
        allowed[name] = await attempt().then(
          () => true,
          () => false,
        )
      }
      resolve(allowed)
    }),
  )
}

test('a browser whose workers cannot decode makes the MP3 all the same', async ({ page }) => {
  let patchedWorkers = 0
  await page.route('**/_next/static/chunks/turbopack-worker-*', async (route) => {
    patchedWorkers += 1
    const response = await route.fetch()
    await route.fulfill({ response, body: `delete self.AudioDecoder;${await response.text()}` })
  })
  await page.goto(mp3Path)
  const { find, saved } = downloadPage(page)
  await find(buildLink('001'))
  const made = await saved('Make MP3', 'button')
  expect((await decodeAudio(page, made.bytes)).tones.slice(0, 20)).toEqual(allTones)
  // One worker finds that it cannot decode, the other encodes what the page has decoded.
  expect(patchedWorkers).toBe(2)
})

test('a link that has died has the post looked up again, once', async ({ page }) => {
  let requestCount = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/generate-content')) requestCount += 1
  })
  await page.goto(mp3Path)
  const { find, saved } = downloadPage(page)
  await find(buildLink('001'))
  await expect(page.getByRole('button', { name: 'Make MP3' })).toBeVisible()
  let refusedCount = 0
  await page.route('**/api/media/*', (route) => {
    if (route.request().resourceType() !== 'fetch' || refusedCount > 0) return route.continue()
    refusedCount += 1
    return route.fulfill({ status: 410, json: { error: 'expired', code: 'link_expired' } })
  })
  const made = await saved('Make MP3', 'button')
  expect((await decodeAudio(page, made.bytes)).seconds).toBeCloseTo(20, 0)
  expect([refusedCount, requestCount]).toEqual([1, 2])
})

test('making an MP3 can be stopped while the sound arrives', async ({ page }) => {
  await page.goto(mp3Path)
  const { find } = downloadPage(page)
  let downloads = 0
  page.on('download', () => {
    downloads += 1
  })
  await find(buildLink('716'))
  await page.getByRole('button', { name: 'Make MP3' }).click()
  await expect(page.getByText('Fetching the sound…')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByText('Fetching the sound…')).toBeHidden()
  await expect(page.getByRole('button', { name: 'Make MP3' })).toHaveAttribute('aria-disabled', 'false')
  expect(downloads).toBe(0)
})

test('a thumbnail is shown with its size and saved', async ({ page }) => {
  await page.goto(thumbnailPath)
  const { find, saved } = downloadPage(page)
  await find(buildLink('805'))
  const cover = page.getByRole('listitem').filter({ has: page.getByRole('img', { name: 'Cover', exact: true }) })
  await expect(cover.getByText('576 × 1024')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Animated cover' })).toBeVisible()
  const picture = await saved(/^Save: Cover/)
  expect(picture.name).toBe(buildFileName('805_cover.jpg'))
  expect([...picture.bytes.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff])
})

test('a photo post gives its photos and its sound as a ZIP', async ({ page }) => {
  await page.goto(videoPath)
  const { find, saved } = downloadPage(page)
  await find(buildLink('150'))
  await expect(page.getByText('This is a photo post')).toBeVisible()
  const zip = await saved('Save all as ZIP (4 files)', 'button')
  expect(zip.name).toBe(buildFileName('150.zip'))
  expect(listZipEntries(zip.bytes)).toEqual([
    [buildFileName('150_1.jpg'), expect.any(Number)],
    [buildFileName('150_2.jpg'), expect.any(Number)],
    [buildFileName('150_3.jpg'), expect.any(Number)],
    [buildFileName('150_sound.mp3'), expect.any(Number)],
  ])
  expect(Math.min(...listZipEntries(zip.bytes).map(([, size]) => size))).toBeGreaterThan(5_000)
})

for (const [ending, title, text] of [
  ['404', 'Generation failed', /TikTok has no public post at this link/],
  ['216', 'Generation failed', /This post or account is private/],
  ['503', 'Service Temporarily Unavailable', /The service is temporarily unavailable/],
] as const) {
  test(`a post ending in ${ending} is refused plainly, with the link kept and no use counted`, async ({ page }) => {
    await page.goto(videoPath)
    const { box, find } = downloadPage(page)
    await find(buildLink(ending))
    const notice = page.getByRole('alert')
    await expect(notice.filter({ hasText: title }).filter({ hasText: text })).toBeVisible()
    await expect(box).toHaveValue(buildLink(ending))
    await expect(page.getByText('20 of 20 left today')).toBeVisible()
  })
}

// Row F39
test('what could not be fetched without a connection comes with the next one, and the link is kept', async ({
  page,
  context,
}) => {
  const tool = downloadPage(page)
  await page.goto(videoPath)
  await waitUntilSettled(page)
  await context.setOffline(true)
  await tool.box.fill(buildLink('001'))
  const button = page.getByRole('button', { name: 'Get video' })
  await button.click()
  await expect(page.getByRole('alert').filter({ hasText: 'Try again when you’re back online.' })).toBeVisible()
  await reconnect(context, page)
  await expect(tool.box).toHaveValue(buildLink('001'))
  await waitUntilSettled(page)
  await button.click()
  await expect(tool.original).toBeVisible()
})

// Row 36
test('where downloads are switched off, the page says so instead of asking for a link', async ({ page }) => {
  await page.goto(servers.limits.url + thumbnailPath)
  await expect(page.getByRole('heading', { name: 'Downloads are switched off on this site' })).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'TikTok link' })).toHaveCount(0)
  await page.getByRole('link', { name: 'transcript generator' }).first().click()
  await expect(page).toHaveURL(/tiktok-transcript-generator$/)
})

test('the post comes into view @both', async ({ page }) => {
  await page.goto(videoPath)
  const { find, original } = downloadPage(page)
  await find(buildLink('001'))
  await expect(original).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /^Download MP4: 720/ })).toBeInViewport({ ratio: 1 })
})
