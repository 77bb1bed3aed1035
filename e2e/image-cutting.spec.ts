import sharp, { type Region } from 'sharp'
import { createPhoto, createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { readZip } from './read-downloads'
import { saveFile, waitUntilSettled, workbench } from './tool-page'

/** Returns the mean difference of the channel values in an area, from 0 to 255. */
async function measureDifference(before: Buffer, after: Buffer, area: Region): Promise<number> {
  const read = (file: Buffer) => sharp(file).extract(area).raw().toBuffer()
  const [first, second] = [await read(before), await read(after)]
  return first.reduce((sum, value, index) => sum + Math.abs(value - (second[index] ?? 0)), 0) / first.length
}

test('places, makes and saves a crop by keyboard alone', async ({ page }) => {
  // Before navigation: Playwright needs a moment to intercept file choosers.
  const chooser = page.waitForEvent('filechooser')
  await page.goto('/image-tools/image-cropper')
  await waitUntilSettled(page)
  const { button } = workbench(page)
  await page.getByRole('radio', { name: 'Freeform' }).press('Space')
  for (const _ of ['1:1', '4:5']) await page.keyboard.press('ArrowRight')
  await page.getByLabel('Choose files').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await createRotatedPhoto('turned.jpg')])
  const crop = page.getByRole('group', { name: 'The crop' })
  const width = page.getByLabel('Width', { exact: true })
  const top = page.getByLabel('Top', { exact: true })
  await expect(width).toHaveValue('200')
  await expect(page.getByLabel(/top left corner/)).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await width.focus()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('120')
  await expect(page.getByLabel('Height', { exact: true })).toHaveValue('150')
  // Light and dark together are visible on any image and on the card next to it.
  await expect(crop).toHaveCSS('outline-color', 'rgb(255, 255, 255)')
  await expect(crop).toHaveCSS('box-shadow', 'rgb(0, 0, 0) 0px 0px 0px 1px')
  const before = Number(await top.inputValue())
  await crop.press('Shift+ArrowDown')
  expect(Number(await top.inputValue())).toBeGreaterThan(before)
  await button('Crop').press('Enter')
  const save = button('Download turned-cropped.jpg')
  const { bytes } = await saveFile(save, () => save.press('Enter'))
  const metadata = await sharp(bytes).metadata()
  expect(metadata).toMatchObject({ format: 'jpeg', width: 120, height: 150 })
  expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined])
})

test('turns one photo into an upright file without metadata for each size', async ({ page }) => {
  await page.goto('/image-tools/social-image-resizer')
  const { add, status, button } = workbench(page)
  await add(await createRotatedPhoto('turned.jpg'))
  await expect(page.getByText('Enlarged to 540%')).toHaveCount(2)
  await button('Make these sizes').click()
  await expect(status).toContainText('1 of 1 done: 3 files', { timeout: 20_000 })
  const zip = await saveFile(button('Download 3 files as ZIP'))
  const readEntry = async ({ name, bytes }: { name: string; bytes: Buffer }) => {
    const { width, height, format, exif, orientation, icc } = await sharp(bytes).metadata()
    return [name, width, height, format, exif, orientation, icc]
  }
  const absentMetadata = [undefined, undefined, undefined]
  expect(await Promise.all(readZip(zip.bytes).map(readEntry))).toEqual([
    ['instagram/turned-1080x1350.jpg', 1080, 1350, 'jpeg', ...absentMetadata],
    ['tiktok/turned-1080x1920.jpg', 1080, 1920, 'jpeg', ...absentMetadata],
    ['youtube/turned-1280x720.jpg', 1280, 720, 'jpeg', ...absentMetadata],
  ])
})

test('watermarks a batch upright and without its details', async ({ page }) => {
  await page.goto('/image-tools/add-watermark')
  const { add, status, button } = workbench(page)
  await page.getByLabel('Text', { exact: true }).and(page.getByRole('textbox')).fill('{n} of {filename}')
  await page.getByRole('spinbutton', { name: 'Text opacity (%)' }).fill('100')
  const before = await createPhoto('harbour.jpg', 600, 400)
  await add(before, await createRotatedPhoto('turned.jpg'))
  await expect(page.getByRole('img', { name: 'turned.jpg with “2 of turned”, bottom right' })).toBeVisible()
  await button('Add the watermark').click()
  await expect(status).toContainText('2 of 2 done')
  const turned = await sharp((await saveFile(button('Download turned-marked.jpg'))).bytes).metadata()
  expect([turned.width, turned.height, turned.exif]).toEqual([200, 400, undefined])
  const markedPhoto = await saveFile(button('Download harbour-marked.jpg'))
  const measure = (area: Region) => measureDifference(before.buffer, markedPhoto.bytes, area)
  expect(await measure({ left: 0, top: 0, width: 300, height: 300 })).toBeLessThan(6)
  expect(await measure({ left: 460, top: 365, width: 128, height: 24 })).toBeGreaterThan(12)
})
