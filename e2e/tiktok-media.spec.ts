import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { ensureMediaFixtures } from './mock-servers/media-fixtures'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { decodeAudio, decodeVideo, listZipEntries } from './read-downloads'
import { servers } from './servers'
import { dropFile, readClipboard, saveFile, toolPage, waitUntilSettled } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test.setTimeout(120_000)

const modelUrl = servers.model.url
const videoPath = '/download-video-tiktok'
const mp3Path = '/download-tiktok-mp3'
const transcriptPath = '/tiktok/tiktok-transcript-generator'

const buildLink = (ending: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${ending}`
const buildFileName = (suffix: string) => `tiktok_demo.user_7300000000000000${suffix}`
const allTones = Array.from({ length: 20 }, (_, second) => 400 + 40 * second)
const expectedText =
  'Hi, this is the demo clip. It shows how captions & sound travel together.\n\nThanks for watching.\n'

function downloadPage(page: Page) {
  const box = page.getByRole('textbox', { name: 'TikTok link' })
  return {
    box,
    async find(prompt: string) {
      await waitUntilSettled(page)
      await box.fill(prompt)
      await page.getByRole('button', { name: /^Get (video|the audio|thumbnail)$/ }).click()
    },
    original: page.getByRole('link', { name: /^Original on TikTok/ }),
    save: (name: string | RegExp, role: 'link' | 'button' = 'link') => saveFile(page.getByRole(role, { name })),
  }
}

function transcriptPage(page: Page) {
  const result = page.getByRole('region', { name: 'Transcription Result' })
  const box = page.getByRole('textbox', { name: 'TikTok video link' })
  const button = page.getByRole('button', { name: 'Transcribe TikTok Video' })
  return {
    box,
    button,
    result,
    text: result.getByRole('region', { name: 'Transcript', exact: true }),
    async transcribe(links: string) {
      await box.fill(links)
      await button.click()
    },
    async save(label: string) {
      const { name, bytes } = await saveFile(result.getByRole('button', { name: label, exact: true }))
      return { name, text: bytes.toString() }
    },
  }
}

/** The timer is needed, because code that Playwright evaluates directly may do what the page's code may not. */
async function tryForbiddenActions() {
  await new Promise((resolve) => setTimeout(resolve))
  const startBlobWorker = () =>
    new Promise((resolve, reject) => {
      const worker = new Worker(URL.createObjectURL(new Blob(['postMessage(1)'])))
      worker.onmessage = resolve
      worker.onerror = reject
    })
  const results = await Promise.allSettled([
    (async () => new Function('return 1')())(),
    (async () => WebAssembly.compile(new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0])))(),
    startBlobWorker(),
  ])
  return results.map(({ status }) => status)
}

test.describe('downloads', () => {
  // The browser downloads without our extra headers, and a link works for one visitor only. So all tests share one
  // visitor, who may look up two posts at the same time.
  test.use({ extraHTTPHeaders: {} })
  test.describe.configure({ mode: 'default' })

  test('the Paste button pastes a link, and an error explains a refusal', async ({ page, context }) => {
    await page.goto(videoPath)
    const { box } = downloadPage(page)
    const pasteButton = page.getByRole('button', { name: 'Paste' })
    await page.evaluate((link) => navigator.clipboard.writeText(link), buildLink('001'))
    await pasteButton.click()
    await expect(box).toHaveValue(buildLink('001'))
    await context.clearPermissions()
    await pasteButton.click()
    await expect(page.getByText('Nothing was pasted')).toBeVisible()
    await expect(box).toHaveValue(buildLink('001'))
  })

  test('a missing post is refused and its link stays in the box; a video and a post’s photos are saved', async ({
    page,
  }) => {
    await page.goto(videoPath)
    const { box, find, original, save } = downloadPage(page)
    await find(buildLink('404'))
    const notice = page.getByRole('alert').filter({ hasText: 'TikTok has no public post at this link' })
    await expect(notice).toBeVisible()
    await expect(box).toHaveValue(buildLink('404'))
    await expect(page.getByRole('region', { name: 'Sample' })).toHaveCount(0)
    await expect(page.getByText('20 of 20 uses left today')).toBeVisible()

    await find(`Look! ${buildLink('001')}?is_from_webapp=1`)
    await expect(original).toHaveAttribute('href', buildLink('001'))
    const cover = page.getByRole('img', { name: 'Cover of the post by Demo' })
    await expect.poll(() => cover.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(576)
    await expect(page.getByText('19 of 20 uses left today')).toBeVisible()
    const bestVideo = await save(/^Download MP4: 720 × 1280, HD, H\.264/)
    expect(bestVideo.name).toBe(buildFileName('001_720p.mp4'))
    const film = await decodeVideo(page, bestVideo.bytes)
    expect(film).toMatchObject({ width: 720, height: 1280 })
    expect(film.seconds).toBeCloseTo(20, 0)
    expect((await decodeAudio(page, bestVideo.bytes)).tones).toEqual(allTones)

    await find(buildLink('150'))
    await expect(page.getByText('This is a photo post')).toBeVisible()
    const zip = await save('Download all 4 files as ZIP', 'button')
    expect(zip.name).toBe(buildFileName('150.zip'))
    const entries = listZipEntries(zip.bytes)
    const names = ['150_1.jpg', '150_2.jpg', '150_3.jpg', '150_sound.mp3'].map(buildFileName)
    expect(entries.map(([name]) => name)).toEqual(names)
    expect(Math.min(...entries.map(([, size]) => size))).toBeGreaterThan(5_000)

    await page.goto(servers.limits.url + videoPath)
    await expect(page.getByRole('heading', { name: 'Downloads are turned off on this site' })).toBeVisible()
    await expect(box).toHaveCount(0)
  })

  test('ten links run one after another: a limit pauses them, a failed one runs again, and a ZIP has the rest', async ({
    page,
  }) => {
    const endings = ['001', '002', '003', '004', '005', '006', '007', '008', '404', '010']
    const links = endings.map(buildLink)
    const errors = new Map([
      [buildLink('005'), { status: 429, json: { code: 'rate_limited' } }],
      [buildLink('008'), { status: 503, json: { code: 'unavailable' } }],
    ])
    const sentLinks: string[] = []
    await page.route('**/api/generate-content', (route) => {
      const link = route.request().postDataJSON().prompt
      sentLinks.push(link)
      const reply = errors.get(link)
      errors.delete(link)
      return reply ? route.fulfill(reply) : route.continue()
    })
    await page.goto(videoPath)
    const { box, find, original, save } = downloadPage(page)
    const { notice, usesLeft } = toolPage(page)
    await waitUntilSettled(page)
    await box.fill(links.join(' '))
    await expect(box).toHaveValue(links.join('\n'))
    await expect(box).toBeFocused()
    await find(`${links.join('\n')}\n${buildLink('011')}`)
    await expect(notice('Too many links', 'You can use up to 10 links at once. Remove 1 link.')).toBeVisible()
    await find(`${links.join('\n')}\nhttps://youtu.be/x`)
    const badLine = 'Line 11 isn’t a link to a TikTok post. Fix it or remove it.'
    await expect(notice('Invalid URL', badLine)).toBeVisible()
    expect(sentLinks).toEqual([])

    await find(`${links.join('\n')}\n${buildLink('001')}?lang=en`)
    const list = page.getByRole('region', { name: '10 links' })
    const row = (number: number) => list.getByRole('listitem').nth(number - 1)
    const press = (name: string) => list.getByRole('button', { name, exact: true }).click()
    await expect(list.getByRole('alert')).toContainText('Please wait a minute and try again.', { timeout: 30_000 })
    await expect(row(4)).toContainText('Ready, counted as 1 use')
    await expect(row(5)).toContainText('Waiting')
    await press('Continue with 6 links')
    await expect(list.getByText('8 of 10 ready, 2 failed')).toBeVisible({ timeout: 30_000 })
    await expect(row(9)).toContainText('TikTok has no public post at this link.')
    await expect(row(9)).toContainText('This try didn’t count.')
    await expect(usesLeft).toHaveText('12 of 20 uses left today')
    await press('Try again: link 8')
    await expect(list.getByText('9 of 10 ready, 1 failed')).toBeVisible()
    await expect(usesLeft).toHaveText('11 of 20 uses left today')
    expect(sentLinks).toEqual([...links.slice(0, 5), ...links.slice(4), buildLink('008')])

    const zip = await save('Download all 9 files as ZIP', 'button')
    expect(zip.name).toBe('tiktok-downloads.zip')
    const names = endings.filter((ending) => ending !== '404').map((ending) => buildFileName(`${ending}_720p.mp4`))
    const entries = listZipEntries(zip.bytes)
    expect(entries.map(([name]) => name)).toEqual(names)
    expect(Math.min(...entries.map(([, size]) => size))).toBeGreaterThan(5_000)
    await press('Files: link 2')
    await expect(original).toHaveAttribute('href', buildLink('002'))
    expect(await findAxeViolations(page)).toEqual([])

    await find('')
    await expect(notice('Please enter a prompt', 'Add some details about what you want to generate.')).toBeVisible()
    await expect(list).toBeVisible()
    // A single link replaces the list.
    await find(buildLink('003'))
    await expect(original).toHaveAttribute('href', buildLink('003'))
    await expect(list).toHaveCount(0)
  })

  test('an MP3 is created in the browser, and the page’s own policy stays strict', async ({ page }) => {
    const policyMessages: string[] = []
    page.on('console', (message) => {
      if (/Content Security Policy|wasm|WebAssembly/i.test(message.text())) policyMessages.push(message.text())
    })
    await page.goto(mp3Path)
    const { find, save } = downloadPage(page)
    await find(buildLink('001'))
    await page.getByRole('radio', { name: /192 kbps/ }).press('Space')
    const mp3 = await save('Make MP3', 'button')
    expect(mp3.name).toBe(buildFileName('001_audio.mp3'))
    expect(mp3.bytes.subarray(0, 200).toString('latin1')).toMatch(/^ID3.*TIT2.*Demo clip #demo.*TPE1.*Demo/s)
    expect((await decodeAudio(page, mp3.bytes)).tones.slice(0, 20)).toEqual(allTones)
    // 20 seconds of 192 kbps.
    expect(mp3.bytes.length / 480_000).toBeCloseTo(1, 1)
    const m4a = await save(/^Download M4A/)
    expect(m4a.name).toBe(buildFileName('001_audio.m4a'))
    expect((await decodeAudio(page, m4a.bytes)).tones).toEqual(allTones)
    expect(policyMessages).toEqual([])
    expect(await page.evaluate(tryForbiddenActions)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  test('an expired link is looked up again, and the page decodes the audio where workers cannot', async ({ page }) => {
    let patchedWorkerCount = 0
    await page.route('**/_next/static/chunks/turbopack-worker-*', async (route) => {
      patchedWorkerCount += 1
      const response = await route.fetch()
      await route.fulfill({ response, body: `delete self.AudioDecoder;${await response.text()}` })
    })
    let requestCount = 0
    page.on('request', (request) => {
      if (request.url().endsWith('/api/generate-content')) requestCount += 1
    })
    await page.goto(mp3Path)
    const { find, save } = downloadPage(page)
    await find(buildLink('001'))
    await expect(page.getByRole('button', { name: 'Make MP3' })).toBeVisible()
    let refusedCount = 0
    await page.route('**/api/media/*', (route) => {
      if (route.request().resourceType() !== 'fetch' || refusedCount > 0) return route.continue()
      refusedCount += 1
      return route.fulfill({ status: 410, json: { error: 'expired', code: 'link_expired' } })
    })
    const mp3 = await save('Make MP3', 'button')
    expect((await decodeAudio(page, mp3.bytes)).tones.slice(0, 20)).toEqual(allTones)
    expect([refusedCount, requestCount]).toEqual([1, 2])
    // One worker finds that it cannot decode; the other encodes the audio that the page decoded.
    expect(patchedWorkerCount).toBe(2)
  })
})

test('a refused link stays in the box, and another becomes text, subtitles and JSON', async ({ page }) => {
  await page.goto(transcriptPath)
  const { box, button, result, text, transcribe, save } = transcriptPage(page)
  await expect(page.getByText('Not available right now, because no speech model is connected.')).toBeVisible()
  await expect(page.getByLabel('Choose a file')).toHaveCount(0)
  await expect(button).toBeDisabled()
  await transcribe('https://www.tiktok.com.evil.test/@demo.user/video/7300000000000000001')
  const { notice } = toolPage(page)
  await expect(notice('Invalid URL', 'Please enter a valid TikTok URL')).toBeVisible()
  await transcribe(buildLink('601'))
  const tooLong = 'This is longer than 10 minutes. We can transcribe up to 10 minutes.'
  await expect(notice(null, tooLong)).toBeVisible()
  await expect(box).toHaveValue(buildLink('601'))
  await expect(page.getByText('20 of 20 uses left today')).toBeVisible()
  await transcribe(buildLink('599'))
  await expect(page.getByRole('button', { name: 'Transcribing Video...' })).toBeDisabled()
  await expect(page.getByText('Looking up the link…').last()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(button).toBeEnabled()

  await transcribe(buildLink('001'))
  await expect(result.getByText('TikTok’s automatic captions · English (United States)')).toBeVisible()
  await expect(text).toHaveText(expectedText.trim())
  expect(await save('Download')).toEqual({ name: 'tiktok-transcript.txt', text: expectedText })
  const srt = await save('Download .srt')
  expect(srt.name).toBe('tiktok-transcript.srt')
  expect(srt.text).toContain('1\n00:00:00,000 --> 00:00:02,400\nHi, this is the demo clip.\n')
  expect((await save('Download .vtt')).text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.400\n/)
  expect(JSON.parse((await save('Download .json')).text)).toMatchObject({ url: buildLink('001'), source: 'automatic' })

  await result.getByLabel('Timestamps').check()
  await result.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toMatch(/^\[0:00\] Hi, this is the demo clip\.\n/)
  await result.getByLabel('Language').selectOption({ label: 'Spanish (Spain), translated' })
  await expect(result.getByText('TikTok’s machine translation · Spanish (Spain)')).toBeVisible()
  await expect(text).toHaveText('0:00Hola, este es el clip de prueba.')
  expect(await findAxeViolations(page)).toEqual([])

  await transcribe(`${buildLink('001')}\n${buildLink('738')}`)
  const list = page.getByRole('region', { name: '2 links' })
  await expect(list.getByText('2 of 2 ready')).toBeVisible()
  await list.getByRole('button', { name: 'Transcript: link 2' }).click()
  await expect(text).toContainText('Fish & chips are <b>old</b>')
  const zip = await saveFile(list.getByRole('button', { name: 'Download all 4 files as ZIP' }))
  expect(zip.name).toBe('tiktok-transcripts.zip')
  const names = ['001.txt', '001.srt', '738.txt', '738.srt'].map(buildFileName)
  expect(listZipEntries(zip.bytes).map(([name]) => name)).toEqual(names)
})

test('a speech model transcribes files and posts, and the text passes to the next tool', async ({ page }) => {
  await mockTurnstileScript(page)
  await page.goto(modelUrl + transcriptPath)
  const { result, text, transcribe, save } = transcriptPage(page)
  const filePath = join(await ensureMediaFixtures(), '720.mp4')
  const [upload, isAccepted] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/transcribe-file')),
    dropFile(page, 'film.mp4', await readFile(filePath)),
  ])
  // The browser sends only the audio.
  expect([isAccepted, upload.headers()['content-type']]).toEqual([true, 'audio/mp4'])
  await expect(result.getByText('Your file’s transcript is ready')).toBeVisible({ timeout: 30_000 })
  await expect(text).toContainText('This is the first thing that is said.')
  const json = await save('Download .json')
  expect(JSON.parse(json.text)).toMatchObject({ videoId: null, source: 'speech-recognition' })
  await transcribe(buildLink('000'))
  await expect(result.getByText('Transcribed by a speech model · English')).toBeVisible({ timeout: 30_000 })
  await result.getByRole('link', { name: 'TikTok Caption Generator' }).click()
  await expect(page.locator('textarea[name="prompt"]')).toHaveValue(/^This is the first thing that is said\./)
})

test('a post and a voice-over scroll into view once they are ready', { tag: '@phone' }, async ({ page }) => {
  await page.goto(videoPath)
  const { find, original } = downloadPage(page)
  await find(buildLink('001'))
  await expect(original).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('link', { name: /^Download MP4: 720/ })).toBeInViewport({ ratio: 1 })

  await page.goto('/tiktok-voice-generator')
  await page.getByRole('textbox', { name: 'Your text' }).fill('Bread needs time. Plan for twelve hours.')
  await page.getByRole('button', { name: 'Generate voice' }).click()
  const voiceOver = page.getByRole('region', { name: 'Your voice-over' })
  const save = voiceOver.getByRole('button', { name: 'Download MP3' })
  await expect(save).toBeVisible({ timeout: 60_000 })
  await expect(voiceOver.getByLabel('Voice-over')).toBeInViewport({ ratio: 1 })
  await expect(save).toBeInViewport({ ratio: 1 })
})
