import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import decodeQR from 'qr/decode.js'
import sharp, { type Region } from 'sharp'
import { createPhoto, createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { workbench } from './workbench'
import { readZip } from './zip'

async function downloadFile(page: Page, name: string | RegExp): Promise<{ name: string; bytes: Buffer }> {
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await download
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

/** What a QR reader makes of a picture file. */
async function decodeQrCode(png: Buffer): Promise<string> {
  const pixels = sharp(png).flatten({ background: '#fff' }).ensureAlpha().raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  return decodeQR({ width: info.width, height: info.height, data })
}

const createLogo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#c81e1e' } })
    .png()
    .toBuffer()

test('every look of a QR code is read from the file that is saved, and nothing is sent', async ({ page }) => {
  await page.goto('/image-tools/qr-code-generator')
  const sent: string[] = []
  page.on('request', (request) => {
    const { protocol, origin, pathname } = new URL(request.url())
    const isElsewhere = protocol.startsWith('http') && origin !== new URL(page.url()).origin
    if (isElsewhere || request.method() !== 'GET' || pathname.startsWith('/api/')) sent.push(request.url())
  })
  await page.getByLabel('Your link').fill('example.com/menu?table=7')
  const scansStatus = page.getByText('✓ Scans')
  const picture = page.getByRole('img', { name: /^QR code that holds/ })
  const expectRedraw = async (change: () => Promise<unknown>) => {
    const before = await picture.getAttribute('src')
    await change()
    await expect(picture).not.toHaveAttribute('src', before ?? '')
    await expect(scansStatus).toBeVisible()
  }
  await expect(scansStatus).toBeVisible()
  expect(page.workers(), 'the page draws nothing itself').toHaveLength(1)
  const png = await downloadFile(page, 'Save PNG')
  expect(png.name).toBe('qr-example-com-menu-table-7.png')
  expect(await sharp(png.bytes).metadata()).toMatchObject({ format: 'png', width: 1024, height: 1024 })
  expect(await decodeQrCode(png.bytes)).toBe('https://example.com/menu?table=7')
  await expectRedraw(() => page.getByLabel('Code colour').fill('#5b1a8b'))
  for (const shape of ['Rounded', 'Round', 'Square']) {
    await expectRedraw(() => page.getByText(shape, { exact: true }).click())
    expect(await decodeQrCode((await downloadFile(page, 'Save PNG')).bytes), shape).toBe(
      'https://example.com/menu?table=7',
    )
    const file = { name: 'logo.png', mimeType: 'image/png', buffer: await createLogo(300, 200) }
    await expectRedraw(() => page.getByLabel(/^(Add a|Another) logo$/).setInputFiles(file))
    expect(await decodeQrCode((await downloadFile(page, 'Save PNG')).bytes), shape).toBe(
      'https://example.com/menu?table=7',
    )
    const svg = await sharp((await downloadFile(page, 'Save SVG')).bytes)
      .png()
      .toBuffer()
    expect(await decodeQrCode(svg), `${shape}, SVG`).toBe('https://example.com/menu?table=7')
    await expectRedraw(() => page.getByRole('button', { name: 'Remove logo' }).click())
    await expect(page.getByLabel('Add a logo')).toBeFocused()
    await expect(page.getByAltText('Your logo, logo.png')).toBeHidden()
  }
  expect((await downloadFile(page, 'Save PDF')).bytes.toString('latin1', 0, 5)).toBe('%PDF-')
  await page.getByLabel('Code colour').fill('#ffcc00')
  await expect(page.getByText('Read back here, but many phones won’t')).toBeVisible()
  await expect(scansStatus).toBeHidden()
  await page.getByLabel('Code colour').fill('#5b1a8b')
  await page.getByLabel('Your link').fill(`example.com/${'a'.repeat(5_000)}`)
  await expect(page.getByText('This is too long for a code.')).toBeVisible()
  await page.getByText('Many at once').click()
  await page.getByLabel('Links or texts, one per line').fill('a.example/1\nTable 2')
  const zip = readZip((await downloadFile(page, 'ZIP of PNGs')).bytes)
  expect(await Promise.all(zip.map(({ bytes }) => decodeQrCode(bytes)))).toEqual(['https://a.example/1', 'Table 2'])
  await page.getByLabel('Background colour').fill('#5b1a8c')
  await expect(page.getByText('✗ Doesn’t scan')).toBeVisible()
  await expect(page.getByText('The two colours are too close.')).toBeVisible()
  expect(sent).toEqual([])
})

test('a picture’s colours come with their shares, one is picked by keys, and the address keeps them', async ({
  page,
}) => {
  await page.goto('/image-tools/color-palette-extractor')
  const createStripe = (background: string, width: number) =>
    sharp({ create: { width, height: 90, channels: 3, background } })
      .png()
      .toBuffer()
  const buffer = await sharp({ create: { width: 100, height: 90, channels: 3, background: '#143c5a' } })
    .composite([
      { input: await createStripe('#d82e2d', 30), left: 70, top: 0 },
      { input: await createStripe('#f7f3ea', 10), left: 60, top: 0 },
    ])
    .png()
    .toBuffer()
  await page.getByLabel('Choose files').setInputFiles({ name: 'flag.png', mimeType: 'image/png', buffer })
  const colours = page.getByRole('region', { name: 'Colours' }).getByRole('listitem')
  await expect(colours).toContainText(['#143C5Aink blue60%', '#D82E2Dscarlet30%', '#F7F3EAoff-white10%'])
  await expect(page.getByText('3 instead of 6: no others look different enough.')).toBeVisible()
  await colours.nth(1).getByRole('button', { name: 'Remove #d82e2d' }).click()
  await expect(colours).toHaveCount(2)
  await expect(page.getByRole('button', { name: 'Remove #143c5a' })).toBeFocused()
  await page.getByRole('application', { name: 'Pick colours from flag.png' }).focus()
  for (const key of ['Shift+ArrowRight', 'Shift+ArrowRight', 'ArrowRight', 'Enter']) await page.keyboard.press(key)
  await expect(colours.nth(2)).toContainText('#D82E2Dscarletpicked')
  await expect(page.getByText('#D82E2D added.')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('#c=143c5a-f7f3ea-d82e2d')
  await page.reload()
  await expect(colours).toHaveCount(3)
  const strip = await downloadFile(page, 'Save PNG')
  expect(await sharp(strip.bytes).metadata()).toMatchObject({ width: 720, height: 320 })
  for (const left of [2, 1, 0]) {
    await colours
      .last()
      .getByRole('button', { name: /^Remove/ })
      .click()
    await expect(colours).toHaveCount(left)
  }
  await expect(page).toHaveURL(/extractor$/)
})

test('a batch is marked in full size and upright, without its details, and the logo outlives a reload', async ({
  page,
}) => {
  await page.goto('/image-tools/add-watermark')
  const { add, row, status } = workbench(page)
  await page.getByLabel('Text', { exact: true }).and(page.getByRole('textbox')).fill('{n} of {filename}')
  await page.getByLabel('Text opacity, %').fill('100')
  const before = await createPhoto('harbour.jpg', 600, 400)
  await add(before, await createRotatedPhoto('turned.jpg'))
  await expect(page.getByRole('img', { name: 'turned.jpg with “2 of turned”, bottom right' })).toBeVisible()
  await page.getByRole('button', { name: 'Add the watermark' }).click()
  await expect(status).toContainText('2 of 2 done')
  const turned = await downloadFile(page, 'Save turned-marked.jpg')
  const metadata = await sharp(turned.bytes).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 200, height: 400 })
  expect(metadata.exif).toBeUndefined()
  const markedFile = await downloadFile(page, 'Save harbour-marked.jpg')
  expect(
    await measureDifference(before.buffer, markedFile.bytes, { left: 0, top: 0, width: 300, height: 300 }),
  ).toBeLessThan(6)
  expect(
    await measureDifference(before.buffer, markedFile.bytes, { left: 460, top: 365, width: 128, height: 24 }),
  ).toBeGreaterThan(12)
  await expect(page.getByLabel('Add a logo')).toBeHidden()
  await page.getByText('Logo', { exact: true }).click()
  await expect(row('turned.jpg')).toContainText('There is nothing to put on it yet.')
  const file = { name: 'acme.png', mimeType: 'image/png', buffer: await createLogo(200, 100) }
  await page.getByLabel('Add a logo').setInputFiles(file)
  await expect(page.getByAltText('Your logo, acme.png')).toBeVisible()
  await page.reload()
  await add(before)
  await expect(page.getByAltText('Your logo, acme.png')).toBeVisible()
  const opacity = page.getByLabel('Logo opacity, %')
  for (const percent of ['60', '100']) await opacity.fill(percent)
  await expect(page.getByAltText('Your logo, acme.png')).toBeVisible()
  await page.getByRole('button', { name: 'Add the watermark' }).click()
  await expect(status).toContainText('1 of 1 done')
  const { bytes } = await downloadFile(page, 'Save harbour-marked.jpg')
  const red = sharp(bytes).extract({ left: 530, top: 360, width: 50, height: 20 }).raw()
  const first = [...(await red.toBuffer()).subarray(0, 3)]
  expect(first.map((value) => Math.round(value / 20))).toEqual([10, 2, 2])
})

/** How far the values of an area have moved on average, of 255. */
async function measureDifference(before: Buffer, after: Buffer, area: Region): Promise<number> {
  const [a, b] = await Promise.all([before, after].map((file) => sharp(file).extract(area).raw().toBuffer()))
  if (!a || !b) throw new Error('No pixels')
  return a.reduce((sum, value, index) => sum + Math.abs(value - (b[index] ?? 0)), 0) / a.length
}
