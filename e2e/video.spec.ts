import { writeFile } from 'node:fs/promises'
import type { Page, TestInfo } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { createAnimatedGif } from './image-fixtures'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { servers } from './servers'
import { saveFile } from './tool-page'
import {
  findFlashAndTone,
  makeRenamedText,
  makeRotatedVideo,
  makeSoundFile,
  makeTruncatedVideo,
  makeVideoFile,
  readColor,
  readVideo,
} from './video-fixtures'

/** One frame at 30 per second. */
const FRAME_SECONDS = 1 / 30

/** Viewers notice a larger difference between picture and sound. */
const MAX_SOUND_OFFSET_SECONDS = 0.04

function videoEditor(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const result = page.getByRole('article', { name: 'Your video' })
  return {
    button,
    result,
    field: (name: string) => page.getByLabel(name, { exact: true }),
    choose: (shape: string) => page.getByText(shape, { exact: true }).click(),
    async open(...files: string[]) {
      await page.getByLabel(/^(?:Choose files|Add clips)$/).setInputFiles(files)
      await expect(page.getByText(/^Opening/)).toHaveCount(0)
    },
    async make(testInfo: TestInfo) {
      await button('Export video').click()
      await result.waitFor()
      const { name, bytes } = await saveFile(result.getByRole('button', { name: /^Download/ }))
      const path = testInfo.outputPath(name)
      await writeFile(path, bytes)
      return { name, path, ...readVideo(path) }
    },
  }
}

/** Expects 30 frames per second. */
function expectEvenFrames(times: readonly number[]) {
  const gaps = times.slice(1).map((time, index) => time - (times[index] ?? 0))
  expect(Math.max(...gaps)).toBeLessThan(FRAME_SECONDS + 0.001)
  expect(Math.min(...gaps)).toBeGreaterThan(FRAME_SECONDS - 0.001)
}

test.beforeEach(async ({ page }) => {
  await page.goto('/image-tools/video-for-posts')
})

test('trims by keys and typed times, crops, and draws captions @both', async ({ page, isMobile }, testInfo) => {
  const { open, choose, field, button, make, result } = videoEditor(page)
  await open(makeVideoFile('located.mp4'))
  await expect(page.getByText('Your file says where it was filmed. The new one won’t.')).toBeVisible()
  await field('Start').and(page.getByRole('textbox')).fill('0.5')
  await field('Start').and(page.getByRole('textbox')).press('Enter')
  await expect(page.getByText('0:00.00 of 0:02.50')).toBeVisible()
  const endHandle = page.getByRole('slider', { name: 'End', exact: true })
  await endHandle.press('Shift+ArrowLeft')
  await expect(endHandle).toHaveAttribute('aria-valuetext', '0:02.00')
  await choose('1:1')
  await field('Captions').fill('1\n00:00:00,000 --> 00:00:01,500\n████████\n\n2\n00:00:01,500 --> 00:00:09,000\nDone')
  await expect(page.getByText('2 captions found (SRT).')).toBeVisible()
  await page.getByRole('spinbutton', { name: 'Position' }).fill('50')
  await choose('Box')
  if (isMobile) await expect(button('Export video')).toBeInViewport({ ratio: 1 })
  await field('Text').fill('#00ff00')
  const canvas = page.getByRole('application', { name: /^Preview/ })
  const [stage, picture] = await Promise.all([canvas.boundingBox(), canvas.locator('video').boundingBox()])
  expect(picture?.y).toBeLessThan((stage?.y ?? 0) - 0.5)
  expect(picture?.height).toBeGreaterThan((stage?.height ?? 0) + 1)
  // Captions are drawn in the pixels of the screen.
  const countPixels = (element: HTMLCanvasElement) => element.width - element.clientWidth * devicePixelRatio
  await expect.poll(async () => Math.abs(await canvas.locator('canvas').evaluate(countPixels))).toBeLessThan(1)
  // The corner that flashes is in the left part.
  for (let count = 0; count < 3; count += 1) await canvas.press('Shift+ArrowLeft')
  expect(await findAxeViolations(page)).toEqual([])
  const video = await make(testInfo)
  expect(video.name).toBe('located-1080x1080.mp4')
  expect(video.size).toEqual({ width: 1080, height: 1080 })
  expect(video.codecs).toEqual(['h264', 'aac'])
  expect(Math.abs(video.seconds - 1.5)).toBeLessThanOrEqual(FRAME_SECONDS)
  expect(video.frameTimes[0]).toBe(0)
  expect(Object.keys(video.tags).filter((tag) => /location|xyz/.test(tag))).toEqual([])
  const { flash, tone } = findFlashAndTone(video.path)
  expect(Math.abs(tone - flash)).toBeLessThan(MAX_SOUND_OFFSET_SECONDS)
  const [red = 255, green = 0, blue = 255] = readColor(video.path, 0.5, '40:20:520:530')
  expect([red < 60, green > 200, blue < 60]).toEqual([true, true, true])
  await expect(result).toContainText('1080 × 1080 pixels')
  await button('Export again').focus()
  await page.keyboard.press('Tab')
  await expect(result.getByRole('button', { name: /^Download/ })).toBeFocused()
  for (const name of ['Make auto captions', 'Transcribe (sends the audio)']) await expect(button(name)).toHaveCount(0)
  await page.getByRole('spinbutton', { name: 'Position' }).fill('80')
  await expect(page.getByText('You made changes. The video below is the old one.')).toBeVisible()
  await button('Remove').click()
  await expect(result.getByRole('button', { name: /^Download/ })).toBeVisible()
  await open(makeVideoFile('h264.mp4'))
  await expect(field('Captions')).toHaveValue(/Done$/)
  await expect(result).toBeVisible()
})

test('draws a brand kit’s logo and handle in a corner, away from captions', async ({ page }, testInfo) => {
  const { open, field, button, make } = videoEditor(page)
  const dialog = page.getByRole('dialog', { name: 'Brand kit' })
  const handle = page.getByRole('textbox', { name: 'Handle' })
  const logo = page.getByRole('img', { name: 'Your logo, logo.png' })
  const image = sharp({ create: { width: 60, height: 60, channels: 3, background: '#00ff00' } })
  await open(makeVideoFile('silent.mp4'))
  await page.evaluate(() => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const { createImageBitmap } = window
    const createLater = (image: Blob) => promise.then(() => createImageBitmap(image))
    Object.assign(window, { createImageBitmap: createLater, readLogoColors: resolve })
  })
  await button('Brand kit').click()
  const file = { name: 'logo.png', mimeType: 'image/png', buffer: await image.png().toBuffer() }
  await dialog.getByLabel('Add a logo').setInputFiles(file)
  await dialog.getByLabel('Handle').fill('ana.bakes')
  await dialog.getByLabel('Logo position').selectOption('Bottom left')
  await expect(button('Opening logo…')).toBeDisabled()
  await dialog.getByLabel(/^Colors/).fill('#C2410C')
  await page.evaluate('readLogoColors()')
  await expect(button('Save brand kit')).toBeEnabled()
  await expect(dialog.getByLabel(/^Colors/)).toHaveValue('#C2410C')
  await button('Save brand kit').click()
  await expect(dialog).toBeHidden()
  await expect(logo).toBeVisible()
  await expect(handle).toHaveValue('@ana.bakes')
  await button('Undo brand kit').click()
  await expect(logo).toHaveCount(0)
  await expect(handle).toHaveValue('')
  await button('Brand kit').click()
  await expect(field('Placement')).toHaveValue('bottom left')
  await field('Captions').fill('On top of it')
  await page.getByRole('spinbutton', { name: 'Position' }).fill('0')
  await expect(page.getByText(/^(?:About|Up to) [\d.]+ [kM]B$/)).toBeVisible()
  const { path } = await make(testInfo)
  const [red = 255, green = 0, blue = 255] = readColor(path, 0.5, '20:20:50:26')
  expect([red < 60, green > 200, blue < 60]).toEqual([true, true, true])
  await page.reload()
  await open(makeVideoFile('silent.mp4'))
  await expect(logo).toBeVisible()
})

test('joins clips of different kinds below a limit', async ({ page }, testInfo) => {
  const { open, button, field, make } = videoEditor(page)
  await open(
    makeVideoFile('h264.mp4'),
    makeVideoFile('variable-rate.mp4'),
    makeVideoFile('vp8.webm'),
    makeRotatedVideo(),
  )
  const clips = page.getByRole('list', { name: 'Clips in order' }).getByRole('listitem')
  await expect(clips).toHaveCount(4)
  await expect(clips.first()).toContainText('h264.mp42 s')
  await field('If it doesn’t fit').selectOption('Crop to fill')
  await field('Start').and(page.getByRole('textbox')).fill('soon')
  await button('Play').click()
  await expect(page.getByText('“soon” isn’t a time.')).toBeVisible()
  await expect(field('Start').and(page.getByRole('textbox'))).toHaveAttribute('aria-invalid', 'true')
  await expect(button('Pause')).toBeVisible()
  await expect(clips.nth(1).getByRole('button').first()).toHaveAttribute('aria-pressed', 'true')
  await expect(button('Pause')).toBeVisible()
  await clips.nth(3).getByRole('button').first().click()
  // A swipe must move the tall clip, not scroll the page.
  await expect(page.getByRole('application', { name: /^Preview/ })).toHaveCSS('touch-action', 'none')
  await expect(button('Play')).toBeVisible()
  await expect(page.getByText('“soon” isn’t a time.')).toHaveCount(0)
  await field('Resolution').selectOption('480p')
  await field('File size limit').selectOption('Custom size')
  for (const size of ['0', '-3', 'abc', '1e9', '']) {
    await field('Size in MB').fill(size)
    await expect(field('Size in MB')).toHaveAttribute('aria-invalid', 'true')
    await expect(field('Size in MB')).toHaveAccessibleDescription('Type the size in MB, such as 8.5.')
    await expect(page.getByText('NaN')).toHaveCount(0)
  }
  await field('Size in MB').fill('0.01')
  await expect(page.getByRole('alert').filter({ hasText: 'This video can’t get that small.' })).toBeVisible()
  await expect(button('Export video')).toBeDisabled()
  await field('Size in MB').fill('1')
  await expect(page.getByText('This video can’t get that small.')).toHaveCount(0)
  const video = await make(testInfo)
  expect(video.name).toMatch(/^joined-video-\d+x\d+\.mp4$/)
  expect(Math.abs(video.seconds - 8)).toBeLessThanOrEqual(0.1)
  expect(video.bytes).toBeLessThanOrEqual(1_000_000)
  expectEvenFrames(video.frameTimes)
  const { flash, tone } = findFlashAndTone(video.path)
  expect(Math.abs(tone - flash)).toBeLessThan(MAX_SOUND_OFFSET_SECONDS)
})

test('names each file that cannot be opened, and works with the others', async ({ page }, testInfo) => {
  const { open, choose, field, make } = videoEditor(page)
  await open(
    makeTruncatedVideo('start'),
    makeTruncatedVideo('end'),
    makeRenamedText(),
    makeSoundFile(),
    makeVideoFile('hevc.mp4'),
    makeVideoFile('silent.mp4'),
  )
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText(
    'truncated-start.mp4, truncated-end.mp4: This video is damaged or incomplete. Try downloading or exporting it again.',
  )
  await expect(alert).toContainText('text.mp4: This isn’t a video we can read. Choose an MP4, MOV, WebM or MKV file.')
  await expect(alert).toContainText('sound.mp4: This file has sound but no picture. Choose a video.')
  await expect(alert).toContainText('hevc.mp4: Your browser can’t open this HEVC')
  await expect(alert).toContainText('on iPhone, set Settings › Camera › Formats to Most Compatible.')
  // Russian in Windows-1251.
  const captions = { name: 'old.srt', mimeType: 'text/plain', buffer: Buffer.from('Ïðèâåò', 'latin1') }
  await field('Choose a caption file').setInputFiles(captions)
  await expect(alert).toContainText('old.srt: It’s in an old encoding that we can’t identify.')
  await field('Captions').fill('1\n00:00:01,000 --> 00:00:02,000\nHere')
  await expect(page.getByText('0:01.01 of 0:02.00')).toBeVisible()
  await choose('9:16')
  await expect(page.getByText(/^Cropping cuts more than a third off your clip/)).toBeVisible()
  await field('If it doesn’t fit').selectOption('Fit with blurred edges')
  await expect(page.getByText(/^Cropping cuts more than a third off your clip/)).toHaveCount(0)
  await field('Resolution').selectOption('480p')
  const video = await make(testInfo)
  expect(video.size).toEqual({ width: 480, height: 852 })
  const edge = readColor(video.path, 0.5, '480:180:0:40')
  expect(Math.max(...edge)).toBeGreaterThan(30)
  expect(video.codecs).toEqual(['h264', undefined])
  await expect(page.getByRole('button', { name: 'Save audio as MP3' })).toHaveCount(0)
})

test('turns a GIF into a video that TikTok takes, and sends a frame to the Thumbnail Maker', async ({
  page,
}, testInfo) => {
  const { field, make, result } = videoEditor(page)
  await page.getByLabel('Choose files').setInputFiles(await createAnimatedGif('loop.gif'))
  await expect(page.getByText('loop.gif', { exact: true })).toBeVisible()
  await field('File size limit').selectOption('TikTok')
  const video = await make(testInfo)
  expect(video.name).toMatch(/^loop-\d+x\d+\.mp4$/)
  expect(video.seconds).toBeGreaterThanOrEqual(3)
  expectEvenFrames(video.frameTimes)
  const tabPromise = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Send frame to Thumbnail Maker' }).click()
  const tab = await tabPromise
  await tab.waitForURL('**/image-tools/thumbnail-maker*')
  const textTab = tab.getByRole('tab', { name: 'Text' })
  await textTab.click()
  await expect(tab.getByRole('button', { name: 'Remove photo', includeHidden: true })).toHaveCount(1)
  await expect(textTab).toHaveAttribute('aria-selected', 'true')
  await tab.getByRole('button', { name: 'Download JPEG' }).click()
  const sampleNotice = tab.getByText('Your image still has this sample text: “I TRIED IT AGAIN”')
  await expect(sampleNotice).toBeVisible()
  await tab.getByRole('button', { name: 'Remove it' }).click()
  await expect(sampleNotice).toBeHidden()
  await expect(result).toBeVisible()
})

test('stops at once and keeps the clips', async ({ page }) => {
  const { open, button, field, result } = videoEditor(page)
  await open(makeVideoFile('fast.mp4'))
  await field('Resolution').selectOption('4K')
  await page.getByText('16:9', { exact: true }).click()
  await button('Export video').click()
  await field('File size limit').selectOption('Custom size')
  await field('Size in MB').fill('')
  await button('Stop').click()
  await field('File size limit').selectOption('No limit')
  await expect(page.getByText('Stopped. Your clips and settings are still here.')).toBeVisible()
  await expect(result).toHaveCount(0)
  await expect(button('Export video')).toBeEnabled()
})

test('makes captions from the speech where there is a speech model, and sends only the audio', async ({ page }) => {
  const { open, button, field, result } = videoEditor(page)
  const noBytes = page.getByText('0 bytes uploaded. Everything stays on your device.')
  await mockTurnstileScript(page)
  await page.goto(`${servers.model.url}/image-tools/video-for-posts`)
  await open(makeVideoFile('located.mp4'))
  await field('Start').and(page.getByRole('textbox')).fill('1')
  await field('Captions').fill('My own words')
  await expect(button('Make auto captions')).toBeVisible()
  await expect(noBytes).toBeVisible()
  const [upload] = await Promise.all([
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/transcribe-file')),
    button('Make auto captions').click(),
  ])
  expect(upload.headers()['content-type']).toBe('audio/mpeg')
  const captions =
    '1\n00:00:01,000 --> 00:00:02,000\nThis is the first\n\n2\n00:00:02,000 --> 00:00:03,000\nthing that is said.\n'
  await expect(field('Captions')).toHaveValue(captions, { timeout: 30_000 })
  await expect(page.getByText('19 of 20 transcripts left today.')).toBeVisible()
  await expect(page.getByText('it gets your audio, never your video')).toBeVisible()
  await expect(noBytes).toHaveCount(0)
  await field('Caption 1').fill('Here is the first')
  await field('Caption 1').press('Enter')
  await expect(field('Caption 2')).toBeFocused()
  await expect(button('Go to 0:01')).toHaveAttribute('aria-current', 'true')
  await button('Go to 0:00').click()
  await expect(page.getByText(/^0:00\.0\d of 0:02/)).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  for (const value of ['My own words', captions.replace('This', 'Here'), 'My own words']) {
    await button('Undo new captions').click()
    await expect(field('Captions')).toHaveValue(value)
  }
  await button('Export video').click()
  await expect(button('Transcribe (sends the audio)')).toBeVisible()
  await saveFile(button('Save audio as MP3'))
  await expect(result.getByLabel('Your MP3')).toBeVisible()
})
