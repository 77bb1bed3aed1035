import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { createHugePng, createLongGif, createScriptGif } from './hostile-images'
import { createPhoto, createRotatedPhoto, createTextFile } from './image-fixtures'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { compressorPath, workbench } from './workbench'

/** Puts this code before that of each worker. */
async function patchWorkers(page: Page, code: string) {
  await page.route('**/_next/static/chunks/turbopack-worker-*', async (route) => {
    const response = await route.fetch()
    await route.fulfill({ response, body: `${code};${await response.text()}` })
  })
}

// Rows 107, 108, 109, 112
test('what is too large, a drawing or animated is refused without decoding any of it', async ({ page }) => {
  // Who asks for its pixels waits for ever.
  await patchWorkers(page, 'self.createImageBitmap = () => new Promise(() => {})')
  await page.goto(compressorPath)
  const { add, row, status } = workbench(page)
  const wide = createHugePng('wide.png', 20_000)
  expect(wide.buffer.length).toBeLessThan(60_000)
  await add(
    wide,
    createHugePng('wider.png', 40_000, 1),
    createTextFile('onload.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><foreignObject/></svg>'),
    createLongGif('endless.gif', 5_000),
  )
  await expect(status).toContainText('0 of 4 done, 4 not done')
  await expect(row('wide.png')).toContainText('This picture is 20,000 pixels long.')
  await expect(row('wider.png')).toContainText('This picture is 40,000 pixels long.')
  await expect(row('onload.svg')).toContainText('This is an SVG, which is made of shapes')
  await expect(row('endless.gif')).toContainText('This picture is animated.')
})

// Row 112
test('of 5,000 frames the first is taken when that is asked for', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, row } = workbench(page)
  await add(createLongGif('endless.gif', 5_000))
  await row('endless.gif').getByRole('button', { name: 'Use the first frame' }).click()
  await expect(row('endless.gif').getByRole('button', { name: 'Save endless-small.png' })).toBeVisible()
})

// Rows 110, 111
test('what is a script as well comes out as a picture alone, and what is no picture not at all', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, row, status, saveFile } = workbench(page)
  await add(
    createScriptGif('both.gif'),
    createTextFile('page.png', '<!DOCTYPE html><script>alert(1)</script>'),
    createTextFile('scan.tif', 'II*\0\b\0\0\0\0\0'),
    createTextFile('phone.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
  )
  await expect(status).toContainText('1 of 4 done, 3 not done')
  await expect(row('page.png')).toContainText('This is not a picture,')
  await expect(row('scan.tif')).toContainText('Your browser cannot open TIFF files.')
  await expect(row('phone.heic')).toContainText('This HEIC is damaged or incomplete.')
  const { bytes } = await saveFile(row('both.gif').getByRole('button', { name: 'Save both-small.png' }))
  expect((await sharp(bytes).metadata()).format).toBe('png')
  expect(bytes.includes('alert')).toBe(false)
})

// Row 113
test('a photo loses where it was taken, and stands upright', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, row, saveFile } = workbench(page)
  const turned = await createRotatedPhoto('turned.jpg')
  expect((await sharp(turned.buffer).metadata()).exif?.toString('latin1')).toContain('Anvil')
  await add(turned)
  const { bytes } = await saveFile(row('turned.jpg').getByRole('button', { name: 'Save turned-small.jpg' }))
  const { width, height, exif, orientation, icc, xmp } = await sharp(bytes).metadata()
  expect({ width, height, exif, orientation, icc, xmp }).toEqual({ width: 200, height: 400 })
})

// Row 114
test('markup in a file’s name is shown as text', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, row } = workbench(page)
  const name = '<img src=x onerror=alert(1)>.jpg'
  await add(await createPhoto(name, 300, 200), createTextFile(`no ${name}`, 'no picture'))
  await expect(row(`no ${name}`)).toContainText('This is not a picture,')
  await expect(page.getByRole('button', { name: `Remove ${name}`, exact: true })).toBeVisible()
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
})

// Row 115
test('a worker without a canvas says so in each file’s row, and files can be added again', async ({ page }) => {
  await patchWorkers(page, 'delete self.OffscreenCanvas')
  await page.goto(compressorPath)
  const { add, row, status } = workbench(page)
  await add(await createPhoto('one.jpg', 300, 200), await createPhoto('two.jpg', 300, 200))
  await expect(status).toContainText('0 of 2 done, 2 not done')
  await expect(row('one.jpg')).toContainText('Our code stopped on this picture.')
  await add(await createPhoto('three.jpg', 300, 200))
  await expect(status).toContainText('0 of 3 done, 3 not done')
})

// Row 115
test('where a canvas gives no file the page says so, and the button works again', async ({ page }) => {
  await mockTurnstileScript(page)
  await page.addInitScript(() => {
    OffscreenCanvas.prototype.convertToBlob = () => Promise.reject(new DOMException('', 'EncodingError'))
  })
  await page.goto(`${process.env.POSTSMITH_URL_MODEL ?? servers.model.url}/image-tools/ai-image-generator`)
  await page.getByRole('textbox', { name: 'Describe your picture' }).fill('a red kite over the sea')
  const generate = page.getByRole('button', { name: 'Generate picture' })
  await generate.click()
  await expect(page.getByText('Your browser could not open one picture.')).toBeVisible({ timeout: 30_000 })
  await expect(generate).toBeEnabled()
})
