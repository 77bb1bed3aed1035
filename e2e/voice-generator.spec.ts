import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { decodeAudio } from './read-downloads'
import { servers } from './servers'
import { saveFile, waitUntilSettled } from './tool-page'

test.setTimeout(90_000)

const modelUrl = servers.model.url
const path = '/tiktok-voice-generator'
const text = 'Bread needs time. A cold kitchen needs more of it than you think! Plan for twelve hours.'
const sentences = ['Bread needs time.', 'A cold kitchen needs more of it than you think!', 'Plan for twelve hours.']

function voicePage(page: Page) {
  const result = page.getByRole('region', { name: 'Your voice-over' })
  const box = page.getByRole('textbox', { name: 'Your text' })
  return {
    box,
    voice: page.getByLabel('Voice', { exact: true }),
    language: page.getByLabel('Language'),
    result,
    audio: result.getByLabel('Voice-over'),
    async generate(input = text) {
      await box.fill(input)
      await page.getByRole('button', { name: 'Generate voice' }).click()
    },
    async waitUntilFinished() {
      await expect(result.getByRole('button', { name: 'Download MP3' })).toBeVisible({ timeout: 60_000 })
    },
    save: async (button: string) => (await saveFile(result.getByRole('button', { name: button }))).bytes,
  }
}

const readDuration = (audio: ReturnType<Page['getByLabel']>) =>
  audio.evaluate((element) => (element as HTMLAudioElement).duration)

test('the robotic voice is sampled, played and saved with captions', async ({ page }) => {
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
  await expect(page.getByText('Spoken by eSpeak NG, a robotic voice')).toBeVisible()
  // A sample costs no use, and its audio is released with its button.
  await tool.language.selectOption('German')
  await tool.voice.selectOption('Robotic, high')
  await page.getByRole('button', { name: 'Play a sample of German, high' }).click()
  await expect(page.getByText('Playing…')).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-revoked')
  await tool.language.selectOption('English (UK)')
  await expect(page.locator('html')).toHaveAttribute('data-revoked', /^blob:/)
  await expect(tool.voice.getByRole('option', { selected: true })).toHaveText('Robotic, high')
  await expect(page.getByText('20 of 20 uses left today')).toBeVisible()
  await tool.generate()
  await tool.waitUntilFinished()
  await expect(tool.result.getByText('English (UK), high, a basic robotic voice')).toBeVisible()
  await expect.poll(() => readDuration(tool.audio)).toBeGreaterThan(3)
  const seconds = await readDuration(tool.audio)

  const wav = await tool.save('Download WAV')
  expect(wav.readUInt32LE(40)).toBe(wav.length - 44)
  expect((await decodeAudio(page, wav)).seconds).toBeCloseTo(seconds, 2)
  const mp3 = await tool.save('Download MP3')
  expect(mp3.subarray(0, 3).toString()).toBe('ID3')
  expect(mp3.includes('synthetic voice')).toBe(true)
  expect(Math.abs((await decodeAudio(page, mp3)).seconds - seconds)).toBeLessThan(0.15)

  const srt = (await tool.save('Download captions (SRT)')).toString()
  expect(srt).toMatch(/^1\n00:00:00,000 --> /)
  expect(srt.split('\n').filter((line) => sentences.includes(line))).toEqual(sentences)
  await tool.result.getByRole('button', { name: sentences[2] ?? '' }).click()
  const readCurrentTime = () => tool.audio.evaluate((element) => (element as HTMLAudioElement).currentTime)
  await expect.poll(readCurrentTime).toBeGreaterThan(seconds / 2)
  expect(await findAxeViolations(page)).toEqual([])

  await tool.generate('… — …')
  await expect(page.getByText('There’s nothing to read aloud.').first()).toBeVisible()
  await expect(tool.box).toHaveValue('… — …')
})

test('the preview uses the device’s voice and sends nothing', async ({ page }) => {
  await page.addInitScript(() => {
    const spoken: string[] = []
    const voices = [{ lang: 'en-US', localService: true, default: true, name: 'Device', voiceURI: 'device' }]
    class SpeechSynthesisUtterance {
      constructor(readonly text: string) {}
    }
    Object.assign(window, { spoken, SpeechSynthesisUtterance })
    const speak = ({ text, rate }: { text: string; rate: number }) => spoken.push(`${text} at ${rate}`)
    const value = { getVoices: () => voices, cancel() {}, speak }
    Object.defineProperty(window, 'speechSynthesis', { value })
  })
  const tool = voicePage(page)
  const speed = page.getByRole('slider', { name: 'Speed' })
  const previewButton = page.getByRole('button', { name: 'Read it with my device’s voice' })
  await page.goto(path)
  await waitUntilSettled(page)
  await tool.box.fill('Only heard, never sent.')
  for (let step = 0; step < 5; step += 1) await speed.press('ArrowRight')
  await expect(speed).toHaveAttribute('aria-valuetext', '125%')
  const sentRequests: string[] = []
  page.on('request', (request) => sentRequests.push(`${request.method()} ${request.postData() ?? ''}`))
  await previewButton.click()
  await expect(page.getByRole('button', { name: 'Stop reading' })).toBeVisible()
  const spoken = await page.evaluate(() => (window as unknown as { spoken: string[] }).spoken)
  expect(spoken).toEqual(['Only heard, never sent. at 1.25'])
  expect(sentRequests.filter((request) => request.includes('heard'))).toEqual([])
  await page.getByRole('button', { name: 'Stop reading' }).click()
  await tool.language.selectOption('Swahili')
  await previewButton.click()
  await expect(page.getByText('Your device doesn’t have a voice for this language.')).toBeVisible()
})

test.describe('with a model', () => {
  test.use({ baseURL: modelUrl })
  test.beforeEach(({ page }) => mockTurnstileScript(page))

  test('the model’s audio plays while it arrives; if the stream is interrupted, the text stays and no use is counted', async ({
    page,
  }) => {
    const tool = voicePage(page)
    await page.goto(path)
    const brokenText = `${'A sound of half a minute or so. '.repeat(20)} fault:dies`
    await tool.generate(brokenText)
    await expect(page.getByText('What you entered is still here, and this try didn’t count.')).toBeVisible({
      timeout: 30_000,
    })
    await expect(tool.box).toHaveValue(brokenText)
    await expect(tool.result).toHaveCount(0)
    await expect(page.getByText('20 of 20 uses left today')).toBeVisible()

    await expect(tool.voice.getByRole('option')).toHaveText(['Alloy', 'Nova', 'Onyx'])
    await expect(tool.language).toHaveCount(0)
    await tool.voice.selectOption('nova')
    const longText = `${text} ${'And then it rests, and rests again. '.repeat(12)}`
    await tool.generate(`${longText} fault:stalls`)
    await expect(tool.audio).toBeVisible({ timeout: 30_000 })
    await expect
      .poll(() => tool.audio.evaluate((element) => (element as HTMLAudioElement).readyState))
      .toBeGreaterThan(1)
    await page.getByRole('button', { name: 'Cancel' }).click()
    await expect(tool.result).toHaveCount(0)
    await tool.generate(longText)
    await tool.waitUntilFinished()
    await expect.poll(() => readDuration(tool.audio)).toBeGreaterThan(20)
    const seconds = await readDuration(tool.audio)
    const sound = await decodeAudio(page, await tool.save('Download MP3'))
    expect(Math.abs(sound.seconds - seconds)).toBeLessThan(0.15)
    await expect(page.getByText('Estimated times. Check them')).toBeVisible()
  })
})
