import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { decodeAudio } from './decode-media'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { holdRequests, waitUntilSettled } from './tool-page'

test.setTimeout(90_000)

const model = process.env.POSTSMITH_URL_MODEL ?? servers.model.url
const path = '/tiktok-voice-generator'
const text = 'Bread needs time. A cold kitchen needs more of it than you think! Plan for twelve hours.'
const sentences = ['Bread needs time.', 'A cold kitchen needs more of it than you think!', 'Plan for twelve hours.']

function voicePage(page: Page) {
  const result = page.getByRole('region', { name: 'Your voice-over' })
  return {
    box: page.getByRole('textbox', { name: 'Your text' }),
    voice: page.getByLabel('Voice', { exact: true }),
    language: page.getByLabel('Language'),
    speed: page.getByRole('slider', { name: 'Speed' }),
    result,
    audio: result.getByLabel('Voice-over'),
    async generate(words = text) {
      await this.box.fill(words)
      await page.getByRole('button', { name: 'Generate voice' }).click()
    },
    async finished() {
      await expect(result.getByRole('button', { name: 'Save MP3' })).toBeVisible({ timeout: 60_000 })
    },
    async save(button: string) {
      const download = page.waitForEvent('download')
      await result.getByRole('button', { name: button }).click()
      return readFile(await (await download).path())
    },
  }
}

const readDuration = (audio: ReturnType<Page['getByLabel']>) =>
  audio.evaluate((element) => (element as HTMLAudioElement).duration)

/** The cues of an SRT file: when they start and end, in seconds, and what they say. */
function parseCues(srt: Buffer) {
  return srt
    .toString('utf8')
    .trim()
    .split('\n\n')
    .map((cue) => {
      const [, times = '', words = ''] = cue.split('\n')
      const [start = 0, end = 0] = times.split(' --> ').map((time) => {
        const [hours = 0, minutes = 0, seconds = 0] = time.replace(',', '.').split(':').map(Number)
        return hours * 3600 + minutes * 60 + seconds
      })
      return { start, end, words }
    })
}

test('without a model the robotic voice speaks: heard, saved as MP3 and WAV, with captions', async ({ page }) => {
  const tool = voicePage(page)
  await page.goto(path)
  await expect(page.getByText('By eSpeak NG, a robotic voice')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate voice' })).toBeInViewport({ ratio: 1 })
  await tool.language.selectOption('English (UK)')
  await tool.voice.selectOption('Higher')
  await tool.generate()
  await tool.finished()
  await expect(tool.result.getByText('English (UK), higher, a basic robotic voice')).toBeVisible()
  await expect.poll(() => readDuration(tool.audio)).toBeGreaterThan(3)
  const seconds = await readDuration(tool.audio)

  const wav = await tool.save('Save WAV')
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  expect((wav.length - 44) / 44_100).toBeCloseTo(seconds, 2)
  expect((await decodeAudio(page, wav)).seconds).toBeCloseTo(seconds, 2)
  const mp3 = await tool.save('Save MP3')
  expect(mp3.subarray(0, 3).toString()).toBe('ID3')
  expect(mp3.includes('synthetic voice')).toBe(true)
  expect(Math.abs((await decodeAudio(page, mp3)).seconds - seconds)).toBeLessThan(0.15)

  const cues = parseCues(await tool.save('Save captions (SRT)'))
  expect(cues.map(({ words }) => words)).toEqual(sentences)
  expect(cues[0]?.start).toBe(0)
  expect(cues.at(-1)?.end).toBeCloseTo(seconds, 1)
  for (const [index, { start, end }] of cues.entries()) {
    expect(end - start).toBeGreaterThan(0.5)
    expect(end).toBe(cues[index + 1]?.start ?? end)
  }

  await tool.result.getByRole('button', { name: sentences[2] ?? '' }).click()
  const readCurrentTime = () => tool.audio.evaluate((element) => (element as HTMLAudioElement).currentTime)
  await expect.poll(readCurrentTime).toBeGreaterThanOrEqual(cues[2]?.start ?? 0)
  expect(await findAxeViolations(page)).toEqual([])
})

test('a voice is heard before it is chosen, and that costs no use', async ({ page }) => {
  const tool = voicePage(page)
  await page.goto(path)
  await waitUntilSettled(page)
  await tool.language.selectOption('German')
  await tool.voice.selectOption('Higher')
  const sampled = page.waitForResponse('**/api/voices/sample?*')
  await page.getByRole('button', { name: 'Play a sample of German, higher' }).click()
  expect(new URL((await sampled).url()).searchParams.get('voice')).toBe('de+f3')
  await expect(page.getByText('Playing…')).toBeVisible()
  await tool.language.selectOption('Welsh')
  await expect(tool.voice.getByRole('option', { selected: true })).toHaveText('Higher')
  await expect(page.getByText('Costs no use.', { exact: true })).toBeVisible()
  await expect(page.getByText('20 of 20 left today')).toBeVisible()

  await page.route('**/api/voices/sample?*', (route) => route.fulfill({ status: 429, json: { code: 'rate_limited' } }))
  await page.getByRole('button', { name: 'Play a sample of Welsh, higher' }).click()
  await expect(page.getByText('No sample right now. Please wait a minute and try again.')).toBeVisible()
})

test('a sample’s address is given back when its button is gone', async ({ page }) => {
  await page.addInitScript(() => {
    const revoke = URL.revokeObjectURL
    URL.revokeObjectURL = (url) => {
      document.documentElement.dataset.revoked = url
      revoke(url)
    }
  })
  const tool = voicePage(page)
  await page.goto(path)
  await waitUntilSettled(page)
  await page.getByRole('button', { name: /^Play a sample of / }).click()
  await expect(page.getByText('Playing…')).toBeVisible()
  await page.getByRole('button', { name: 'Stop the sample' }).click()
  await expect(page.locator('html')).not.toHaveAttribute('data-revoked')
  await tool.language.selectOption('Welsh')
  await expect(page.locator('html')).toHaveAttribute('data-revoked', /^blob:/)
})

test('the result comes into view, the player first @both', async ({ page }) => {
  const tool = voicePage(page)
  await page.goto(path)
  await tool.generate()
  await tool.finished()
  await expect(tool.audio).toBeInViewport({ ratio: 1 })
  await expect(tool.result.getByRole('button', { name: 'Save MP3' })).toBeInViewport({ ratio: 1 })
})

test('whoever runs it by keyboard finds the focus at the result; whoever goes on typing keeps it @phone', async ({
  page,
}) => {
  const tool = voicePage(page)
  await page.goto(path)
  await tool.box.fill(text)
  await tool.box.press('Control+Enter')
  await tool.finished()
  await expect(page.getByRole('region', { name: 'Result' })).toBeFocused()

  const heldRequests = await holdRequests(page)
  await tool.box.fill(`${text} Then`)
  await tool.box.press('Control+Enter')
  await expect.poll(heldRequests.count).toBe(1)
  await tool.box.pressSequentially(' rest.')
  await heldRequests.release()
  await tool.finished()
  await expect(tool.box).toBeFocused()
  await expect(tool.box).toBeInViewport()
})

test('where nobody speaks, the page offers the device’s voice and nothing that cannot work', async ({ page }) => {
  await page.route('**/api/voices', (route) => route.fulfill({ json: { engine: 'none', voices: [] } }))
  const tool = voicePage(page)
  await page.goto(path)
  await expect(page.getByText('This site has no voice set up')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Generate voice' })).toHaveCount(0)
  await expect(page.getByText('left today')).toHaveCount(0)
  await expect(tool.voice).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Read it with my device’s voice' })).toHaveCount(1)
})

test('another language, then a text with nothing to say: the error keeps the text', async ({ page }) => {
  const tool = voicePage(page)
  await page.goto(path)
  await tool.language.selectOption('Arabic')
  await tool.generate('الخبز يحتاج إلى وقت. هل لديك وقت؟')
  await tool.finished()
  expect(parseCues(await tool.save('Save captions (SRT)'))).toHaveLength(2)
  await tool.generate('… — …')
  await expect(page.getByText('There’s nothing to read aloud.').first()).toBeVisible()
  await expect(tool.box).toHaveValue('… — …')
})

test('the preview uses the device’s voice, asks no server, and says when there is none', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const voices = [{ lang: 'en-US', localService: true, default: true, name: 'Device', voiceURI: 'device' }]
    Object.assign(window, { spoken })
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: class {
        constructor(readonly text: string) {}
      },
    })
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel() {},
        speak: (utterance: { text: string; rate: number }) => spoken.push(`${utterance.text} at ${utterance.rate}`),
      },
    })
  })
  const tool = voicePage(page)
  await page.goto(path)
  await waitUntilSettled(page)
  await tool.box.fill('Only heard, never sent.')
  for (let step = 0; step < 5; step += 1) await tool.speed.press('ArrowRight')
  await expect(tool.speed).toHaveAttribute('aria-valuetext', '1.25×')
  const read = page.getByRole('button', { name: 'Read it with my device’s voice' })
  const sent: string[] = []
  page.on('request', (request) => sent.push(`${request.method()} ${request.postData() ?? ''}`))
  await read.click()
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)).toEqual([
    'Only heard, never sent. at 1.25',
  ])
  expect(sent.filter((request) => request.includes('heard'))).toEqual([])
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await tool.language.selectOption('Swahili')
  await read.click()
  await expect(page.getByText('Your device has no voice for this language.')).toBeVisible()
})

test.describe('with a model', () => {
  test.use({ baseURL: model })
  test.beforeEach(({ page }) => mockTurnstileScript(page))

  test('its voices are listed, its sound plays while it arrives, and both files can be saved', async ({ page }) => {
    const tool = voicePage(page)
    await page.goto(path)
    await expect(tool.voice.getByRole('option')).toHaveText(['Alloy', 'Nova', 'Onyx'])
    await expect(page.getByText('Spoken by a speech model')).toBeVisible()
    await expect(tool.language).toHaveCount(0)
    await tool.voice.selectOption('nova')
    const sampled = page.waitForResponse('**/api/voices/sample?voice=nova')
    await page.getByRole('button', { name: 'Play a sample of Nova' }).click()
    expect((await sampled).headers()['content-type']).toBe('audio/mpeg')
    await expect(page.getByText('Playing…')).toBeVisible()
    const longText = `${text} ${'And then it rests, and rests again. '.repeat(12)}`
    await tool.generate(`${longText} fault:stalls`)
    await expect(tool.audio).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(() => tool.audio.evaluate((element) => (element as HTMLAudioElement).readyState))
      .toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(tool.result).toHaveCount(0)
    await tool.generate(longText)
    await tool.finished()
    await expect.poll(() => readDuration(tool.audio)).toBeGreaterThan(20)
    const seconds = await readDuration(tool.audio)
    for (const button of ['Save MP3', 'Save WAV']) {
      const sound = await decodeAudio(page, await tool.save(button))
      expect(Math.abs(sound.seconds - seconds)).toBeLessThan(0.15)
    }
    await expect(page.getByText('Estimated times: check them')).toBeVisible()
    expect(parseCues(await tool.save('Save captions (SRT)')).at(-1)?.end).toBeCloseTo(seconds, 0)
  })

  test('a sound that breaks off is an error which keeps the text and counts no use', async ({ page }) => {
    const tool = voicePage(page)
    const words = `${'A sound of half a minute or so. '.repeat(20)} fault:dies`
    await page.goto(path)
    await tool.generate(words)
    await expect(page.getByText('What you entered is kept, and no use was counted.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(tool.box).toHaveValue(words)
    await expect(tool.result).toHaveCount(0)
    await expect(page.getByText('20 of 20 left today')).toBeVisible()
  })
})
