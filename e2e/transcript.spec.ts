import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { ensureMediaFixtures } from './mock-servers/media-fixtures'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { dropFile, toolPage } from './tool-page'

const builtIn = process.env.POSTSMITH_URL ?? servers.builtIn.url
const model = process.env.POSTSMITH_URL_MODEL ?? servers.model.url
const path = '/tiktok/tiktok-transcript-generator'
const buildLink = (ending: string) => `https://www.tiktok.com/@demo.user/video/7300000000000000${ending}`

const expectedText =
  'Hi, this is the demo clip. It shows how captions & sound travel together.\n\nThanks for watching.\n'

function transcriptPage(page: Page) {
  const result = page.getByRole('region', { name: 'Transcription Result' })
  return {
    box: page.getByRole('textbox', { name: 'TikTok video link' }),
    button: page.getByRole('button', { name: 'Transcribe TikTok Video' }),
    result,
    text: result.getByRole('region', { name: 'Transcript', exact: true }),
    notice: toolPage(page).notice,
    async transcribe(links: string) {
      await this.box.fill(links)
      await this.button.click()
    },
    async choose(file: string) {
      await page.getByLabel('Choose a file').setInputFiles(join(await ensureMediaFixtures(), file))
    },
    async save(button: string) {
      const download = page.waitForEvent('download')
      await result.getByRole('button', { name: button, exact: true }).click()
      const saved = await download
      return { name: saved.suggestedFilename(), text: await readFile(await saved.path(), 'utf8') }
    },
  }
}

// Row 117
test('a link becomes text, subtitles and JSON, in each language that there is', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(builtIn + path)
  const tool = transcriptPage(page)
  await expect(tool.button).toBeDisabled()
  await tool.box.fill('   ')
  await expect(tool.button).toBeDisabled()
  await tool.transcribe(`${buildLink('001')}\n${buildLink('738')}`)
  await expect(tool.result.getByText('Your TikTok video transcript is ready')).toBeVisible()
  await expect(tool.result.getByText('TikTok’s automatic captions · English (United States)')).toBeVisible()
  await expect(tool.result.getByRole('link', { name: '@demo.user on TikTok' })).toHaveAttribute(
    'href',
    buildLink('001'),
  )
  await expect(tool.text).toHaveText(expectedText.trim())

  expect(await tool.save('Download')).toEqual({ name: 'tiktok-transcript.txt', text: expectedText })
  expect(await tool.save('Download .srt')).toEqual({
    name: 'tiktok-transcript.srt',
    text: [
      '1\n00:00:00,000 --> 00:00:02,400\nHi, this is the demo clip.\n',
      '2\n00:00:02,400 --> 00:00:08,440\nIt shows how captions & sound travel together.\n',
      '3\n00:00:18,000 --> 00:00:19,900\nThanks for watching.\n',
    ].join('\n'),
  })
  const vtt = await tool.save('Download .vtt')
  expect(vtt.name).toBe('tiktok-transcript.vtt')
  expect(vtt.text).toMatch(/^WEBVTT\n\n00:00:00\.000 --> 00:00:02\.400\n/)
  const json = await tool.save('Download .json')
  expect(JSON.parse(json.text)).toMatchObject({
    videoId: '7300000000000000001',
    url: buildLink('001'),
    source: 'automatic',
    segments: [
      { start: 0, end: 2.4 },
      { start: 2.4, end: 8.44 },
      { start: 18, end: 19.9 },
    ],
    text: expectedText.trim(),
  })

  await tool.result.getByLabel('Timestamps').check()
  await expect(tool.text.getByRole('listitem').last()).toHaveText('0:18Thanks for watching.')
  await tool.result.getByRole('button', { name: 'Copy' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^\[0:00\] Hi, this is the demo clip\.\n/)

  await tool.result.getByLabel('Language').selectOption({ label: 'Spanish (Spain), translated' })
  await expect(tool.result.getByText('Machine translation by TikTok · Spanish (Spain)')).toBeVisible()
  await expect(tool.text).toHaveText('0:00Hola, este es el clip de prueba.')
  expect(await findAxeViolations(page)).toEqual([])

  await tool.result.getByRole('button', { name: 'Transcribe link 2 of 2' }).click()
  await expect(tool.text).toContainText('Fish & chips are <b>old</b>')
})

test('what cannot be transcribed is refused in plain words, and the link stays', async ({ page }) => {
  await page.goto(builtIn + path)
  const tool = transcriptPage(page)
  await tool.transcribe('https://www.tiktok.com.evil.test/@demo.user/video/7300000000000000001')
  await expect(tool.notice('Invalid URL', 'Please enter a valid TikTok URL')).toBeVisible()
  for (const [ending, text] of [
    ['601', 'This is longer than 10 minutes. Up to 10 minutes can be transcribed.'],
    ['216', 'This post or account is private. Only public posts work here.'],
  ] as const) {
    await tool.transcribe(buildLink(ending))
    await expect(tool.notice('Generation failed', text)).toBeVisible()
    await expect(tool.box).toHaveValue(buildLink(ending))
  }
  await expect(page.getByText('20 of 20 left today')).toBeVisible()
})

test('a run that takes too long can be stopped, and the next one works', async ({ page }) => {
  await page.goto(builtIn + path)
  const tool = transcriptPage(page)
  await tool.transcribe(buildLink('599'))
  await expect(page.getByRole('button', { name: 'Transcribing Video...' })).toBeDisabled()
  await expect(page.getByText('Looking up the link…').last()).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(tool.button).toBeEnabled()
  await tool.transcribe(buildLink('001'))
  await expect(tool.text).toHaveText(expectedText.trim())
})

test('where TikTok has no captions a speech model listens, and the words go on to the next tool', async ({ page }) => {
  await mockTurnstileScript(page)
  await page.goto(model + path)
  const tool = transcriptPage(page)
  await tool.transcribe(buildLink('000'))
  await expect(tool.result.getByText('Heard by a speech recognition model · English')).toBeVisible({
    timeout: 30_000,
  })
  await expect(tool.text).toContainText('This is the first thing that is said.')
  await tool.result.getByRole('link', { name: 'TikTok Caption Generator' }).click()
  await expect(page.locator('textarea[name="prompt"]')).toHaveValue(/^This is the first thing that is said\./)
})

test('a file of one’s own is heard: its sound is taken out in the browser', async ({ page }) => {
  await mockTurnstileScript(page)
  await page.goto(model + path)
  const tool = transcriptPage(page)
  const waitForUpload = () =>
    page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/transcribe-file'))
  const [request] = await Promise.all([waitForUpload(), tool.choose('720.mp4')])
  expect(request.headers()['content-type']).toBe('audio/mp4')
  await expect(tool.result.getByText('The transcript of your file is ready')).toBeVisible({ timeout: 30_000 })
  await expect(tool.text).toContainText('This is the first thing that is said.')
  expect(JSON.parse((await tool.save('Download .json')).text)).toMatchObject({
    videoId: null,
    source: 'speech-recognition',
  })
  // So is one that is dropped anywhere on the page.
  const film = await readFile(join(await ensureMediaFixtures(), '720.mp4'))
  const [secondRequest, isTaken] = await Promise.all([waitForUpload(), dropFile(page, 'film.mp4', film)])
  expect([isTaken, secondRequest.headers()['content-type']]).toEqual([true, 'audio/mp4'])
})

test('a site without a speech model does not offer to hear files, and says what works', async ({ page }) => {
  await page.goto(builtIn + path)
  await expect(page.getByText('Not right now: no speech model is connected.')).toBeVisible()
  await expect(page.getByLabel('Choose a file')).toHaveCount(0)
  await expect(page.getByText('From TikTok’s captions')).toBeVisible()
  await expect(page.getByText('3 simple steps')).toBeVisible()
})

test('the transcript comes into view @both', async ({ page }) => {
  await page.goto(builtIn + path)
  const tool = transcriptPage(page)
  await tool.transcribe(buildLink('001'))
  await expect(tool.result.getByRole('heading', { name: 'Transcription Result' })).toBeInViewport({
    ratio: 1,
  })
  await expect(tool.text).toBeInViewport()
})
