import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createPhoto, createRotatedPhoto, createTextFile } from './image-fixtures'
import { expect, test } from './journey'

const createPlainPng = async (name: string, background: string) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 120, height: 80, channels: 3, background } })
    .png()
    .toBuffer(),
})

async function downloadFile(page: Page, pressSave: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await pressSave()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

test('three pictures become a GIF of their size, order, time and colours; a bad one says why', async ({ page }) => {
  await page.goto('/image-tools/gif-maker')
  const colours = ['#c81e14', '#14a03c', '#1e3cd2']
  const pictures = await Promise.all(colours.map((colour, index) => createPlainPng(`p${index + 1}.png`, colour)))
  await page.getByLabel('Choose files').setInputFiles([...pictures, createTextFile('note.jpg', 'no picture')])
  await expect(page.getByRole('heading', { name: '3 pictures' })).toBeVisible()
  await expect(page.getByText('This is not a picture, whatever its name says.')).toBeVisible()
  await page.getByLabel('Speed in frames per second').first().fill('8')
  await expect(page.getByLabel('Each picture stays, in milliseconds')).toHaveValue('125')
  // The last one comes first, by the keyboard.
  await page.getByRole('button', { name: /^p3\.png, 3 of 3/ }).press('Home')
  await expect(page.getByRole('button', { name: /^p3\.png, 1 of 3/ })).toBeFocused()
  await page.getByRole('button', { name: 'Create GIF' }).click()
  const gifArticle = page.getByRole('article', { name: 'Your GIF' })
  await expect(gifArticle).toContainText('120 × 80 pixels, 3 frames, 0.4 s')
  const { name, bytes } = await downloadFile(page, () => gifArticle.getByRole('button', { name: /^Save p3/ }).click())
  expect(name).toBe('p3-120x80.gif')
  const { width, pageHeight, pages, delay, loop } = await sharp(bytes, { animated: true }).metadata()
  expect({ width, pageHeight, pages, delay, loop }).toEqual({
    width: 120,
    pageHeight: 80,
    pages: 3,
    delay: [130, 120, 130],
    loop: 0,
  })
  const pixels = await sharp(bytes, { animated: true }).removeAlpha().raw().toBuffer()
  for (const [index, expectedColor] of [
    [0x1e, 0x3c, 0xd2],
    [0xc8, 0x1e, 0x14],
    [0x14, 0xa0, 0x3c],
  ].entries()) {
    const at = index * 120 * 80 * 3
    for (const [channel, value] of expectedColor.entries())
      expect(Math.abs((pixels[at + channel] ?? 0) - value)).toBeLessThanOrEqual(6)
  }
})

test('stopping ends the making of a large GIF at once, and the pictures stay', async ({ page }) => {
  await page.goto('/image-tools/gif-maker')
  const pictures = await Promise.all(
    Array.from({ length: 16 }, (_, index) => createPhoto(`p${index}.jpg`, 700, 800, index * 9)),
  )
  await page.getByLabel('Choose files').setInputFiles(pictures)
  await expect(page.getByRole('heading', { name: '16 pictures' })).toBeVisible({ timeout: 20_000 })
  await page.getByLabel('Width in pixels').fill('1080')
  await page.getByRole('button', { name: 'Create GIF' }).click()
  const stopped = page.getByText('Stopped. Your pictures are still here.')
  const frameCount = await page.getByRole('button', { name: 'Stop' }).evaluate(async (button: HTMLButtonElement) => {
    let frames = 0
    button.click()
    for (; !document.querySelector('main')?.textContent.includes('Stopped.'); frames += 1)
      await new Promise(requestAnimationFrame)
    return frames
  })
  await expect(stopped).toBeVisible()
  // 200 ms at 60 frames a second; a busy machine draws fewer.
  expect(frameCount).toBeLessThanOrEqual(12)
  await expect(page.getByRole('button', { name: 'Create GIF' })).toBeFocused()
  await expect(page.getByLabel('Width in pixels')).toHaveValue('800')
  await page.getByRole('button', { name: 'Remove all' }).press('Enter')
  await expect(page.getByLabel('Choose a folder')).toBeFocused()
})

test('the keyboard alone makes and saves a collage, which a reload brings back', async ({ page }) => {
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/image-tools/collage-maker')
  await page
    .getByLabel('Choose files')
    .setInputFiles([
      await createPhoto('wide.jpg', 800, 400),
      await createRotatedPhoto('turned.jpg'),
      await createPhoto('last.jpg', 500, 500),
    ])
  await expect(page.getByRole('button', { name: '3 of 3: last.jpg' })).toBeVisible()
  await page.getByRole('radio', { name: 'Large left, 2 right' }).press('Space')
  await page.getByRole('button', { name: /^last\.jpg, 3 of 3/ }).press('Home')
  const cell = page.getByRole('button', { name: '1 of 3: last.jpg' })
  await cell.press('+')
  await cell.press('Shift+ArrowRight')
  await expect(cell).toHaveAttribute('aria-pressed', 'true')
  await page.keyboard.press('Control+z')
  await page.keyboard.press('Control+Shift+z')
  // A grid keeps its shape without a picture, and the emptied cell asks for another.
  await page.getByRole('button', { name: '2 of 3: wide.jpg' }).press('Delete')
  const empty = page.getByRole('button', { name: '2 of 3: empty' })
  await expect(empty).toBeFocused()
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([await createPhoto('new.jpg', 600, 400)])
  await expect(page.getByRole('button', { name: '2 of 3: new.jpg' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save JPEG' })
  const { name, bytes } = await downloadFile(page, () => save.press('Enter'))
  expect(name).toBe('collage-1080x1080.jpg')
  const { width, height, format, exif } = await sharp(bytes).metadata()
  expect({ width, height, format, exif }).toEqual({
    width: 1080,
    height: 1080,
    format: 'jpeg',
    exif: undefined,
  })
  // JPEG smears an edge over the eight rows that it falls into: the gap of 12 begins with eight of its own.
  const top = await sharp(bytes).extract({ left: 0, top: 0, width: 1080, height: 8 }).png().toBuffer()
  const { channels } = await sharp(top).stats()
  for (const { min } of channels) expect(min).toBeGreaterThan(230)
  await page.reload()
  await expect(page.getByRole('button', { name: '1 of 3: last.jpg' })).toBeVisible()
  const keptNotice = page.getByText('Kept in this browser from before. Start anew clears it.')
  await expect(keptNotice).toBeVisible()
  await page.getByRole('button', { name: /^last\.jpg, 1 of 3/ }).press('Delete')
  await expect(keptNotice).toBeHidden()
  await page.getByRole('button', { name: 'Remove Empty cell 1' }).press('Enter')
  await expect(page.getByRole('button', { name: /^new\.jpg, 1 of 2/ })).toBeFocused()
})
