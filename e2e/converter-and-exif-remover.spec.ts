import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import { imageSize } from 'image-size'
import sharp from 'sharp'
import {
  createAnimatedGif,
  createCmykPhoto,
  createPhoto,
  createPng,
  createRotatedPhoto,
  createTextFile,
} from './image-fixtures'
import { expect, test } from './journey'
import { workbench } from './workbench'

const converterPath = '/image-tools/image-converter'
const createHeic = (name: string) => ({
  ...createTextFile(name, ''),
  buffer: readFileSync(new URL('../test/media/photo.heic', import.meta.url)),
})

/** Draws 10,000,000 rectangles, by groups of ten inside each other. */
const nestedSvg = `<svg xmlns="http://www.w3.org/2000/svg"><g id="u0"><rect width="9" height="9"/></g>${Array.from(
  { length: 7 },
  (_, at) => `<g id="u${at + 1}">${`<use href="#u${at}"/>`.repeat(10)}</g>`,
).join('')}</svg>`

/** Which would ask the site for something if it ran, or if what it links to were loaded. */
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="fetch('/asked')">
  <script>fetch('/asked')</script><style>rect { opacity: 1 }</style><image href="/asked.png" width="9" height="9"/><rect width="30" height="20" fill="#00c000"/></svg>`

const readMetadata = async (bytes: Buffer) => {
  const { format, width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata()
  return { format, width, height, orientation, exif, icc, xmp }
}
const readChannelMeans = async (bytes: Buffer) =>
  (await sharp(bytes).stats()).channels.map(({ mean }) => Math.round(mean))

test('pictures of every kind become JPG, and each that cannot says why', async ({ page }) => {
  const requests: string[] = []
  const violations: string[] = []
  page.on('console', (message) => void (/policy/i.test(message.text()) && violations.push(message.text())))
  page.on('request', (request) => void (request.url().includes('asked') && requests.push(request.url())))
  await page.goto(converterPath)
  const { add, row, status, saveFile } = workbench(page)
  await page.getByLabel('File names').fill('{n}-{filename}')
  const wholePhoto = await createPhoto('cut.jpg', 300, 200)
  const longPng = await sharp({ create: { width: 16_385, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await add(
    createHeic('phone.png'),
    createTextFile('logo.svg', svg),
    await createCmykPhoto('print.jpg'),
    await createRotatedPhoto('turned.jpg'),
    { ...wholePhoto, buffer: wholePhoto.buffer.subarray(0, wholePhoto.buffer.length / 2) },
    createTextFile('empty.jpg', ''),
    { ...createTextFile('long.png', ''), buffer: longPng },
    await createAnimatedGif('dance.gif'),
    createTextFile('list.svg', '<?xml version="1.0"?><plist/>'),
    createTextFile('nested.svg', nestedSvg),
  )
  await expect(status).toContainText('4 of 10 done, 6 not done')
  await expect(row('nested.svg')).toContainText('Your browser can’t draw this SVG.')
  await expect(row('phone.png')).toContainText('Its name says PNG, but it is really HEIC.')
  await expect(row('print.jpg')).toContainText('Its print colours (CMYK) became RGB')
  await expect(row('cut.jpg')).toContainText('This JPEG is damaged or incomplete.')
  await expect(row('empty.jpg')).toContainText('This file is empty (0 bytes).')
  await expect(row('long.png')).toContainText('This picture is 16,385 pixels long.')
  await expect(row('dance.gif')).toContainText('This picture is animated.')
  await expect(row('list.svg')).toContainText('This is not a picture,')
  const saveByName = async (name: string) =>
    (await saveFile(page.getByRole('button', { name: `Save ${name}`, exact: true }))).bytes
  const phone = await saveByName('01-phone.jpg')
  expect(await readMetadata(phone)).toEqual({ format: 'jpeg', width: 160, height: 120 })
  // Half red, a quarter green, a quarter blue.
  for (const [channel, mean] of [115, 70, 80].entries())
    expect(Math.abs(((await readChannelMeans(phone))[channel] ?? 0) - mean)).toBeLessThan(4)
  expect(await readMetadata(await saveByName('04-turned.jpg'))).toEqual({
    format: 'jpeg',
    width: 200,
    height: 400,
  })
  expect(await readMetadata(await saveByName('02-logo.jpg'))).toEqual({
    format: 'jpeg',
    width: 30,
    height: 20,
  })
  expect(requests).toEqual([])
  expect(violations).toEqual([])
})

test('two pictures become one PDF, and an SVG an icon of four sizes', async ({ page }) => {
  await page.goto(converterPath)
  const { add, row, saveFile } = workbench(page)
  await page.getByLabel('Convert to').selectOption('pdf')
  await add(await createPhoto('wide.jpg', 400, 200), await createPng('tall.png', 100, 300))
  const { name, bytes } = await saveFile(page.getByRole('button', { name: 'Save all 2 as one PDF' }))
  expect(name).toBe('image-converter.pdf')
  const pages = (await PDFDocument.load(bytes)).getPages().map((one) => one.getSize())
  expect(pages).toEqual([
    { width: 300, height: 150 },
    { width: 75, height: 225 },
  ])
  await page.getByRole('button', { name: 'Clear the list' }).click()
  await page.getByLabel('Convert to').selectOption('ico')
  await add(createTextFile('logo.svg', svg))
  const icon = await saveFile(row('logo.svg').getByRole('button', { name: 'Save logo.ico' }))
  expect(imageSize(icon.bytes).images?.map(({ width }) => width)).toEqual([16, 32, 48, 256])
})

test('a photo’s details are shown and cut out, and its pixels stay the same', async ({ page }) => {
  await page.goto('/image-tools/exif-remover')
  const { add, row, saveFile, status } = workbench(page)
  const turned = await createRotatedPhoto('turned.jpg')
  await add(turned, createHeic('phone.heic'))
  await expect(row('turned.jpg')).toContainText('Read again: 0 tags left, but for rotation and colours.')
  await expect(row('turned.jpg').getByRole('row', { name: 'Make EXIF Anvil' })).toBeVisible()
  await expect(status).toContainText(/^1 of 2 done, 1 not done: \d+ details removed$/)
  const { bytes } = await saveFile(row('turned.jpg').getByRole('button', { name: 'Save turned-clean.jpg' }))
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(turned.buffer).raw().toBuffer())
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  expect(bytes.includes('Anvil')).toBe(false)
  await expect(row('phone.heic')).toContainText('52.516667, 13.4')
  await row('phone.heic').getByRole('button', { name: 'Make a new file' }).click()
  const cleanFile = await saveFile(row('phone.heic').getByRole('button', { name: 'Save phone-clean.jpg' }))
  expect(await readMetadata(cleanFile.bytes)).toEqual({ format: 'jpeg', width: 160, height: 120 })
})

test('a picture added without a connection is not lost: it is taken up with the next one', async ({
  page,
  context,
}) => {
  await page.goto('/image-tools/color-palette-extractor')
  await context.setOffline(true)
  await workbench(page).add(await createPhoto('street.jpg', 300, 200))
  const main = page.getByRole('main')
  await expect(main.getByRole('alert')).toContainText('You are offline')
  await context.setOffline(false)
  await expect(main.getByText('Take it with you')).toBeVisible()
  await expect(main.getByRole('alert')).toHaveCount(0)
})
