import { readFile } from 'node:fs/promises'
import { expect, test } from './journey'
import { waitUntilSettled } from './tool-page'

test('five megabytes of subtitles are converted while the page stays quick, and posts are copied in turn', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/text-tools/subtitle-converter')
  await page.getByRole('textbox', { name: 'Your subtitles' }).click()
  await waitUntilSettled(page)
  const cues = Array.from(
    { length: 19_000 },
    (_, index) => `${index + 1}\n0:${Math.floor(index / 60) % 60}:${index % 60} --> 0:59:59\n${'bread '.repeat(36)}\n`,
  )
  const buffer = Buffer.from(cues.join('\n'))
  await page.locator('input[type=file]').setInputFiles({ name: 'long.srt', mimeType: 'application/x-subrip', buffer })
  await expect(page.getByText('Only the start is shown')).toBeVisible()
  await expect(page.getByText('Read as SRT: 19,000 cues.')).toBeVisible({ timeout: 30_000 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download WebVTT as a .vtt file' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('subtitles.vtt')
  expect((await readFile(await download.path(), 'utf8')).startsWith('WEBVTT\n\n00:00:00.000 --> ')).toBe(true)
  await expect(page.getByText('This draft is not kept')).toBeVisible()
  await page.getByRole('button', { name: 'Clear' }).click()
  await expect(page.getByText('This draft is not kept')).toBeHidden()

  await page.goto('/text-tools/thread-splitter')
  await page.getByRole('textbox', { name: 'Your long text' }).fill('First.\n---\nSecond.')
  await page.getByLabel('Numbers').selectOption('1/5')
  await page.getByRole('button', { name: 'Copy post 1 of 2' }).click()
  await page.getByRole('button', { name: 'Copy post 2 of 2' }).click()
  await expect(page.getByRole('button', { name: 'Copy post 1 of 2' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('Second.\n\n2/2')
})
