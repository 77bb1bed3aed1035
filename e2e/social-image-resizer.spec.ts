import sharp from 'sharp'
import { createRotatedPhoto } from './image-fixtures'
import { expect, test } from './journey'
import { workbench } from './workbench'
import { readZip } from './zip'

const path = '/image-tools/social-image-resizer'

/** Red says how far from the left a pixel lies; at the right end is a face. */
async function createRamp(name: string) {
  const [width, height] = [1200, 800]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isFace = x > 900 && x < 1100 && y > 250 && y < 550
      const shade = Math.round((x / width) * 255)
      pixels.set(isFace ? ((x + y) % 40 < 6 ? [60, 30, 20] : [222, 165, 132]) : [shade, 90, 90], (y * width + x) * 3)
    }
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  return { name, mimeType: 'image/png', buffer }
}

test('one photo becomes a file for each size, upright, without its metadata, in a folder a network', async ({
  page,
}) => {
  await page.goto(path)
  const { add, status, saveFile } = workbench(page)
  await add(await createRotatedPhoto('turned.jpg'))
  await expect(page.getByText('enlarged to 540 %')).toHaveCount(2)
  await page.getByRole('button', { name: 'Make these sizes' }).click()
  await expect(status).toContainText('1 of 1 done: 3 files', { timeout: 20_000 })
  const zip = await saveFile(page.getByRole('button', { name: 'Save 3 files as ZIP', exact: true }))
  const files = readZip(zip.bytes)
  const metadata = await Promise.all(
    files.map(async ({ name, bytes }) => {
      const { width, height, format, exif, orientation, icc } = await sharp(bytes).metadata()
      return [name, width, height, format, exif, orientation, icc]
    }),
  )
  const noMetadata = [undefined, undefined, undefined]
  expect(metadata).toEqual([
    ['instagram/turned-1080x1350.jpg', 1080, 1350, 'jpeg', ...noMetadata],
    ['tiktok/turned-1080x1920.jpg', 1080, 1920, 'jpeg', ...noMetadata],
    ['youtube/turned-1280x720.jpg', 1280, 720, 'jpeg', ...noMetadata],
  ])
})

test('the crop that is shown is the one that comes out, and the keyboard alone moves and makes it', async ({
  page,
}) => {
  await page.goto(path)
  const { add, status, saveFile } = workbench(page)
  await add(await createRamp('ramp.png'))
  const crop = page.getByRole('slider', { name: /Instagram: Portrait post 4:5/ })
  const readRedAtLeft = async () => {
    await page.getByRole('button', { name: 'Make these sizes' }).press('Enter')
    await expect(status).toContainText('1 of 1 done', { timeout: 20_000 })
    const { bytes } = await saveFile(page.getByRole('button', { name: 'Save ramp-1080x1350.jpg' }))
    return sharp(bytes)
      .raw()
      .toBuffer()
      .then((pixels) => pixels[0] ?? -1)
  }
  // Of 1,200 pixels 640 are shown: 560 are left to move, 119 of 255 steps of red.
  await expect(crop).not.toHaveValue('50')
  const cropPosition = Number(await crop.inputValue())
  expect(cropPosition).toBeGreaterThan(80)
  expect(Math.abs((await readRedAtLeft()) - (cropPosition / 100) * 119)).toBeLessThanOrEqual(3)
  await crop.press('Home')
  await crop.press('Shift+ArrowRight')
  await expect(crop).toHaveAttribute('aria-valuetext', '10 % from the left')
  expect(Math.abs((await readRedAtLeft()) - 12)).toBeLessThanOrEqual(3)
})

test('shown whole on nothing it keeps its shape and is transparent around it', async ({ page }) => {
  await page.goto(path)
  const { add, status, saveFile } = workbench(page)
  await page.getByLabel('Fill the sides with').selectOption('transparent')
  await add(await createRamp('ramp.png'))
  await page.getByRole('button', { name: 'Show all of it, TikTok: Video cover or photo slide' }).click()
  await page.getByRole('button', { name: 'Make these sizes' }).click()
  await expect(status).toContainText('1 of 1 done', { timeout: 20_000 })
  await expect(page.getByText('A PNG, because JPEG can’t be transparent.')).toBeVisible()
  const { bytes } = await saveFile(page.getByRole('button', { name: 'Save ramp-1080x1920.png' }))
  const { data, info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true })
  const getAlpha = (y: number) => data[(y * info.width + 540) * 4 + 3]
  expect([info.width, info.height, info.channels]).toEqual([1080, 1920, 4])
  expect([0, 599, 600, 1319, 1320, 1919].map(getAlpha)).toEqual([0, 0, 255, 255, 0, 0])
})
