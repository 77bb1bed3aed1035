import type { Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { createPhoto, createTextFile, createTruncatedPhoto, type Upload } from './image-fixtures'
import { expect, test } from './journey'
import { readZip } from './read-downloads'
import { saveFile, workbench } from './tool-page'

const createUpload = async (name: string, image: Sharp): Promise<Upload> => ({
  ...createTextFile(name, ''),
  buffer: await image.toBuffer(),
})

const createFlatPng = (name: string, background: string, width: number, height: number) =>
  createUpload(name, sharp({ create: { width, height, channels: 3, background } }).png())

const readPixels = (image: Sharp) =>
  image.toColourspace('srgb').ensureAlpha().raw().toBuffer({ resolveWithObject: true })

/** The mean difference of the channel values, from 0 to 255. */
async function measureDifference(file: Buffer, reference: Sharp): Promise<number> {
  const [first, second] = await Promise.all([readPixels(sharp(file)), readPixels(reference)])
  expect(first.info).toMatchObject({ width: second.info.width, height: second.info.height })
  return (
    first.data.reduce((sum, value, index) => sum + Math.abs(value - (second.data[index] ?? 0)), 0) / first.data.length
  )
}

/** Applies one step at a time, because sharp reorders the steps of one pipeline. */
async function turnAndFlop(file: Buffer): Promise<Sharp> {
  return sharp(await sharp(file).rotate(90).png().toBuffer()).flop()
}

test('crops, turns and mirrors photos to the pixel, in each orientation and color profile', async ({ page }) => {
  await page.goto('/image-tools/image-cropper')
  const { add, row, status, button } = workbench(page)
  const { buffer } = await createPhoto('', 301, 203)
  const asPng = () => sharp(buffer).png()
  const oriented = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((orientation) =>
      createUpload(`o${orientation}.jpg`, sharp(buffer).jpeg({ quality: 98 }).withMetadata({ orientation })),
    ),
  )
  const others = [
    await createUpload('wide-gamut.jpg', sharp(buffer).withIccProfile('p3').jpeg({ quality: 98 })),
    await createUpload('deep.png', asPng().toColourspace('rgb16')),
    await createUpload('clear.png', sharp(buffer).ensureAlpha(0.5).png()),
    await createUpload('small.png', sharp(buffer).resize(1, 1).png()),
    await createUpload('renamed.jpg', asPng()),
  ]
  await page.getByRole('radio', { name: 'Freeform' }).press('Space')
  await add(...oriented, ...others, await createTruncatedPhoto('half.jpg'))
  await button('Crop').click()
  await expect(status).toContainText('13 of 14 done, 1 skipped')
  await expect(row('half.jpg')).toContainText('This JPEG is damaged or incomplete')
  const zip = await saveFile(button('Download 13 files as ZIP'))
  for (const [index, { name, bytes }] of readZip(zip.bytes).entries()) {
    const source = [...oriented, ...others][index] as Upload
    // JPEG loses more of the photo's grain.
    const maxDifference = name.endsWith('.png') ? 0.5 : 4
    expect(await measureDifference(bytes, sharp(source.buffer).autoOrient()), name).toBeLessThan(maxDifference)
    expect(await sharp(bytes).metadata(), name).not.toHaveProperty('orientation')
  }

  await button('Clear all').click()
  const odd = await createUpload('odd.png', asPng())
  await add(odd)
  await button('Rotate right').click()
  await button('Flip horizontally').click()
  await button('Crop').click()
  const turned = await saveFile(button('Download odd-cropped.png'))
  expect(await measureDifference(turned.bytes, await turnAndFlop(odd.buffer))).toBe(0)
})

test('offers the logo after a reload, and stamps it to the pixel', async ({ page }) => {
  await page.goto('/image-tools/add-watermark')
  const { add, button } = workbench(page)
  await page.getByText('Logo', { exact: true }).click()
  await page.getByLabel('Position').selectOption('top left')
  await page.getByRole('spinbutton', { name: 'Logo size (%)' }).fill('25')
  await page.getByRole('spinbutton', { name: 'Logo opacity (%)' }).fill('100')
  await page.reload()
  const logo = await createFlatPng('acme.png', '#c81e1e', 200, 100)
  await page.getByLabel('Add a logo').setInputFiles(logo)
  const photo = await createFlatPng('paper.png', '#f4f0e8', 1_200, 800)
  await add(photo)
  await expect(page.getByAltText('Your logo, acme.png')).toBeVisible()
  await button('Add the watermark').click()
  const marked = await saveFile(button('Download paper-marked.png'))
  const reference = sharp(photo.buffer).composite([{ input: logo.buffer, left: 24, top: 24 }])
  expect(await measureDifference(marked.bytes, sharp(await reference.png().toBuffer()))).toBe(0)
})

const download = (page: Page, button: string) => saveFile(page.getByRole('button', { name: button, exact: true }))

/** Returns the colors of a file that fill at least a thousand pixels. */
async function listColors(file: Buffer): Promise<string[]> {
  const { data } = await readPixels(sharp(file))
  const counts = new Map<number, number>()
  for (let offset = 0; offset < data.length; offset += 4) {
    const value = data.readUIntBE(offset, 3)
    counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  return Array.from(counts).flatMap(([value, count]) =>
    count >= 1_000 ? `#${value.toString(16).padStart(6, '0')}` : [],
  )
}

const colors = Array.from({ length: 13 }, (_, index) => `#${(index + 2).toString(16)}0${index.toString(16)}040`)

test('photos beyond the limit take the cells of damaged ones, and none replaces another', async ({ page }) => {
  const photos = await Promise.all(colors.map((color, index) => createFlatPng(`p${index}.png`, color, 90, 60)))
  const damaged = [await createTruncatedPhoto('half.jpg'), createTextFile('note.png', 'no picture')]
  await page.goto('/image-tools/collage-maker')
  await page.getByLabel('Add photos').setInputFiles([...damaged, ...photos])
  const problems = page.getByRole('main').getByRole('alert')
  await expect(problems).toContainText('p12.png: A collage holds up to 12 photos.')
  await expect(problems.getByRole('listitem')).toHaveCount(3)
  await page.getByText('PNG', { exact: true }).click()
  const collage = await download(page, 'Download PNG')
  expect(await listColors(collage.bytes)).toEqual(expect.arrayContaining(colors.slice(0, 12)))

  await page.goto('/image-tools/meme-maker')
  await page.getByRole('button', { name: 'Four panels' }).click()
  await page.getByLabel('Add a photo or GIF').setInputFiles([...damaged, ...photos.slice(0, 6)])
  await expect(problems).toContainText('p4.png, p5.png: All panels have a photo.')
  const meme = await download(page, 'Download PNG')
  expect((await listColors(meme.bytes)).sort()).toEqual([...colors.slice(0, 4), '#ffffff'].sort())

  // The first file that can be opened becomes the background of a card.
  await page.goto('/image-tools/quote-card-maker')
  await page.getByRole('textbox').first().fill('Simplicity')
  await page.getByLabel('Add a photo').setInputFiles([...damaged, ...photos.slice(0, 1)])
  await page.getByRole('tab', { name: 'Theme' }).click()
  await expect(page.getByRole('button', { name: 'Remove photo' })).toBeVisible()
  await expect(problems.getByRole('listitem')).toHaveCount(2)
  const card = await download(page, 'Download PNG')
  expect(await sharp(card.bytes).metadata()).toMatchObject({ width: 1_080, height: 1_350 })
  expect(await listColors(card.bytes)).toContain(colors[0])
})
