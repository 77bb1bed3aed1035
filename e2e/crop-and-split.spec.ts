import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { createPhoto, createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { waitUntilSettled } from './tool-page'
import { workbench } from './workbench'
import { readZip } from './zip'

const readPixels = (file: Buffer) => sharp(file).removeAlpha().raw().toBuffer()

/** Two decoders of JPEG may differ by a step or two. */
async function isSimilar(before: Buffer, after: Buffer): Promise<boolean> {
  const [one, other] = await Promise.all([readPixels(before), readPixels(after)])
  return one.length === other.length && one.every((value, index) => Math.abs(value - (other[index] ?? 0)) < 5)
}

test('a crop is placed, made and saved by keyboard alone', async ({ page }) => {
  // From before the page on: the browser is told to hand its choosers over, which takes a moment.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/image-tools/image-cropper')
  await waitUntilSettled(page)
  const ratioWidth = page.getByLabel('My own ratio: width')
  await expect(ratioWidth).toBeHidden()
  await page.getByRole('radio', { name: 'My own' }).press('Space')
  await expect(ratioWidth).toBeVisible()
  await page.getByRole('radio', { name: 'Free' }).press('Space')
  for (const _ of ['1:1', '4:5']) await page.keyboard.press('ArrowRight')
  await page.getByLabel('Choose files').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await createRotatedPhoto('turned.jpg')])
  const crop = page.getByRole('group', { name: 'The crop' })
  const width = page.getByLabel('Width', { exact: true })
  await expect(width).toHaveValue('200')
  await width.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('120')
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue('150')
  const top = page.getByLabel('Top', { exact: true })
  const before = Number(await top.inputValue())
  // Light and dark at once: seen on any picture, and on the card beside it.
  await expect(crop).toHaveCSS('outline-color', 'rgb(255, 255, 255)')
  await expect(crop).toHaveCSS('box-shadow', 'rgb(0, 0, 0) 0px 0px 0px 1px')
  await crop.focus()
  await page.keyboard.press('Shift+ArrowDown')
  expect(Number(await top.inputValue())).toBeGreaterThan(before)
  await page.getByRole('button', { name: 'Crop', exact: true }).focus()
  await page.keyboard.press('Enter')
  const save = page.getByRole('button', { name: 'Save turned-cropped.jpg' })
  await expect(save).toBeVisible()
  await save.focus()
  const download = page.waitForEvent('download')
  await page.keyboard.press('Enter')
  const croppedFile = await readFile(await (await download).path())
  const { format, width: wide, height: high, exif, orientation } = await sharp(croppedFile).metadata()
  expect([format, wide, high, exif, orientation]).toEqual(['jpeg', 120, 150, undefined, undefined])
})

test('a circle out of a JPEG is a PNG whose corners are clear, turned as it was shown', async ({ page }) => {
  await page.goto('/image-tools/image-cropper#shape=circle&ring=10&ringColour=%2300ff00')
  const { add, row, saveFile } = workbench(page)
  const left = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#ff0000' } })
    .composite([
      {
        input: { create: { width: 150, height: 200, channels: 3, background: '#0000ff' } },
        left: 150,
        top: 0,
      },
    ])
    .jpeg({ quality: 100, chromaSubsampling: '4:4:4' })
    .toBuffer()
  await add({ name: 'halves.jpg', mimeType: 'image/jpeg', buffer: left })
  await page.getByRole('button', { name: 'Turn right' }).click()
  await page.getByRole('button', { name: 'Crop', exact: true }).click()
  const { bytes } = await saveFile(row('halves.jpg').getByRole('button', { name: 'Save halves-cropped.png' }))
  await expect(row('halves.jpg')).toContainText('200 × 200 pixels. A PNG now: JPEG can’t have')
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['png', 200, 200])
  const { data } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const getPixel = (x: number, y: number) => [...data.subarray((y * 200 + x) * 4, (y * 200 + x) * 4 + 4)]
  expect([getPixel(0, 0)[3], getPixel(199, 199)[3]]).toEqual([0, 0])
  const isNear = (color: readonly number[], expected: readonly number[]) =>
    expected.every((value, channel) => Math.abs(value - (color[channel] ?? 0)) < 10)
  expect(isNear(getPixel(100, 40), [255, 0, 0, 255])).toBe(true)
  expect(isNear(getPixel(100, 160), [0, 0, 255, 255])).toBe(true)
  expect(getPixel(10, 100)).toEqual([0, 255, 0, 255])
})

test('slides come in one ZIP, and side by side they are the picture again', async ({ page }) => {
  await page.goto('/image-tools/carousel-splitter#format=png&pdf=true')
  const { add, row, saveFile } = workbench(page)
  const wide = await createPhoto('wide.jpg', 1200, 500)
  await add(wide)
  await expect(row('wide.jpg')).toContainText('Each slide has only 400 of the 1,080 pixels')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByText('2 of 3')).toBeVisible()
  await page.getByRole('button', { name: 'Split', exact: true }).click()
  const zip = await saveFile(page.getByRole('button', { name: 'Save 4 files as ZIP, wide.jpg' }))
  const entries = readZip(zip.bytes)
  expect(entries.map(({ name }) => name)).toEqual(['wide-01.png', 'wide-02.png', 'wide-03.png', 'wide-slides.pdf'])
  const slides = entries.slice(0, 3).map(({ bytes }, index) => ({ input: bytes, left: index * 400, top: 0 }))
  const joined = await sharp({ create: { width: 1200, height: 500, channels: 3, background: 'white' } })
    .composite(slides)
    .png()
    .toBuffer()
  expect(await isSimilar(wide.buffer, joined)).toBe(true)
  await page.getByText('Profile grid, 3 wide').click()
  await page.getByLabel('Rows of the grid').fill('1')
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  await page.getByRole('button', { name: 'Again: wide.jpg' }).click()
  const first = await saveFile(page.getByRole('button', { name: 'Save wide-01.png' }))
  const last = await sharp(wide.buffer).extract({ left: 788, top: 0, width: 375, height: 500 }).png().toBuffer()
  expect(await isSimilar(last, first.bytes)).toBe(true)
})
