import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import sharp from 'sharp'
import { findAxeViolations } from './axe'
import { createRotatedPhoto, createTextFile } from './image-fixtures'
import { expect, test } from './journey'
import { waitUntilSettled } from './tool-page'

const path = '/image-tools/thumbnail-maker'

function maker(page: Page) {
  const canvas = page.getByRole('application', { name: 'Picture' })
  return {
    layer: (name: string | RegExp) => canvas.getByRole('button', { name, exact: true }),
    words: page.getByRole('textbox', { name: 'Words', exact: true }),
    said: (words: string) => page.getByRole('status').filter({ hasText: words }),
    button: (name: string) => page.getByRole('button', { name, exact: true }),
  }
}

async function tabTo(page: Page, target: Locator) {
  await expect(async () => {
    await page.keyboard.press('Tab')
    await expect(target).toBeFocused({ timeout: 50 })
  }).toPass({ intervals: [0], timeout: 15_000 })
}

async function downloadFile(page: Page, action: () => Promise<void>) {
  const download = page.waitForEvent('download')
  await action()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** A pixel's colour, as the file's decoder sees it. */
async function readColor(bytes: Buffer, left: number, top: number) {
  const { data } = await sharp(bytes)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  return [...data]
}

test('the keyboard alone makes a thumbnail and saves it, undoes and does again, and a reload keeps it', async ({
  page,
}) => {
  await page.goto(path)
  const { layer, words, said, button } = maker(page)
  await expect(layer('Text: I tried it')).toBeVisible()
  await tabTo(page, layer('Text: I tried it'))
  await page.keyboard.press('Shift+ArrowDown')
  await page.keyboard.press('ArrowLeft')
  await expect(said('55 from the left, 160 from the top.')).toHaveCount(1)
  await tabTo(page, words)
  await page.keyboard.press('Control+a')
  await page.keyboard.type('Mud inside')
  // Nobody wrote the other sample, so that it is not saved.
  await expect(page.getByRole('textbox', { name: 'Words 2' })).toHaveValue('')
  await tabTo(page, button('Remove Text: empty'))
  await page.keyboard.press('Enter')
  await expect(layer('Text: empty')).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(layer('Text: empty')).toBeVisible()
  await expect(said('Undone.')).toHaveCount(1)
  await page.keyboard.press('Control+Shift+z')
  await expect(layer('Text: empty')).toHaveCount(0)
  await expect(said('Redone. 0 steps left.')).toHaveCount(1)
  await layer('Text: Mud inside').focus()
  await page.keyboard.press('Delete')
  await expect(layer('Text: Mud inside')).toHaveCount(0)
  await expect(layer('Background')).toBeFocused()
  await page.keyboard.press('Control+z')
  await expect(layer('Text: Mud inside')).toBeVisible()
  await button('Save JPEG').focus()
  const { name, bytes } = await downloadFile(page, () => page.keyboard.press('Enter'))
  expect(name).toBe('thumbnail-1280x720.jpg')
  expect(bytes.length).toBeLessThan(2_000_000)
  const { format, width, height, exif } = await sharp(bytes).metadata()
  expect([format, width, height, exif]).toEqual(['jpeg', 1280, 720, undefined])
  await page.reload()
  await expect(layer('Text: Mud inside')).toBeVisible()
  await expect(layer('Text: empty')).toHaveCount(0)
  const other = await page.context().newPage()
  await other.goto(path)
  await maker(other).words.fill('Mud outside')
  await expect(layer('Text: Mud outside')).toBeVisible()
  await expect(page.getByText('Changed in another tab.')).toBeVisible()
  await button('Undo').click()
  await expect(maker(other).layer('Text: Mud inside')).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})

test('a photo becomes the background, upright, comes back after a reload, and stays out of the template link', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await waitUntilSettled(page)
  const { layer, button } = maker(page)
  const requestedPaths: string[] = []
  page.on('request', (request) => {
    const { pathname, protocol } = new URL(request.url())
    // The site's own list comes when the search button passes below the mouse.
    const isOwn = pathname.startsWith('/_next/static/') || pathname === '/search.json'
    if (protocol.startsWith('http') && !isOwn) requestedPaths.push(pathname)
  })
  const input = page.getByLabel('Choose files')
  const photo = await createRotatedPhoto('phone.jpg')
  await input.setInputFiles([createTextFile('note.jpg', 'no picture'), photo])
  await expect(page.getByRole('alert').filter({ hasText: 'note.jpg' })).toContainText('This is not a picture')
  await expect(page.getByLabel('Blur')).toBeVisible()
  // The part that is shown first is where most of what matters is; here it is the middle.
  await page.getByLabel('Top to bottom').fill('50')
  expect(requestedPaths).toEqual([])
  // It starts where heads would be.
  await page.getByLabel('Top to bottom').fill('50')

  // The words keep clear of what the photo shows, wherever that is.
  for (const sample of ['Text: I tried it', 'Text: again']) await layer(sample).press('Delete')
  await page.reload()
  await expect(layer('Background')).toBeVisible()
  await page.getByRole('radio', { name: 'PNG' }).check({ force: true })
  const { bytes } = await downloadFile(page, () => button('Save PNG').click())
  // The photo is 200 by 400 upright, so its middle 200 by 112.5 is stretched over the canvas.
  const upright = await sharp(photo.buffer)
    .rotate()
    .extract({ left: 0, top: 144, width: 200, height: 112 })
    .resize(1280, 720, { fit: 'fill' })
    .png()
    .toBuffer()
  for (const [left, top] of [
    [1180, 60],
    [1100, 360],
    [1200, 650],
  ] as const) {
    const [actualColor, expectedColor] = [await readColor(bytes, left, top), await readColor(upright, left, top)]
    for (const [channel, value] of actualColor.entries()) {
      expect(Math.abs(value - (expectedColor[channel] ?? 0)), `${left}, ${top}`).toBeLessThan(24)
    }
  }

  await button('Copy template link').click()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toContain('#template=')
  expect(Buffer.from(link.split('=')[1] ?? '', 'base64url').toString()).toContain('"picture":null')

  await layer('Background').press('Enter')
  await button('Remove the picture').press('Enter')
  await expect(page.getByLabel('From', { exact: true })).toBeFocused()
})
