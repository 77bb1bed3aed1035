import { readFileSync } from 'node:fs'
import { PDFDocument } from '@cantoo/pdf-lib'
import sharp from 'sharp'
import {
  createCmykPhoto,
  createHugePng,
  createLongGif,
  createPhoto,
  createPng,
  createRotatedPhoto,
  createScriptGif,
  createTextFile,
  createTiff,
  createTruncatedPhoto,
} from './image-fixtures'
import { expect, isPlaywrightMessage, test } from './journey'
import { readZip } from './read-downloads'
import { dropFile, holdScripts, readClipboard, saveFile, waitUntilSettled, workbench } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const compressorPath = '/image-tools/image-compressor'
const converterPath = '/image-tools/image-converter'

const createHeic = (name: string) => ({
  ...createTextFile(name, ''),
  buffer: readFileSync(new URL('../test/media/photo.heic', import.meta.url)),
})

/** An SVG that requests a path from the site if its scripts run or its links load. */
const svg = `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20" onload="fetch('/asked')">
  <script>fetch('/asked')</script><style>rect { opacity: 1 }</style><image href="/asked.png" width="9" height="9"/><rect width="30" height="20" fill="#00c000"/></svg>`

const readMetadata = async (bytes: Buffer) => {
  const { format, width, height, orientation, exif, icc, xmp } = await sharp(bytes).metadata()
  return { format, width, height, orientation, exif, icc, xmp }
}

test('compresses photos upright, without metadata, to a size, and sends nothing from the browser', async ({ page }) => {
  const requests: string[] = []
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    const isOurs = !isPlaywrightMessage(message.text())
    if (['error', 'warning'].includes(message.type()) && isOurs) consoleMessages.push(message.text())
  })
  await page.goto(compressorPath)
  await waitUntilSettled(page)
  const resources = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(resources.filter((name) => name.endsWith('.wasm'))).toEqual([])
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'blob:') requests.push(`${request.method()} ${url.pathname}`)
  })
  const { add, row, status, button } = workbench(page)
  await add(
    await createPhoto('harbour.jpg'),
    await createPhoto('same.jpg', 320, 240, 1),
    await createTruncatedPhoto('half.jpg'),
    createTextFile('empty.png', ''),
    await createPhoto('same.jpg', 320, 240, 2),
    await createRotatedPhoto('turned.jpg'),
  )
  await expect(status).toContainText('4 of 6 done, 2 skipped')
  await expect(page.getByText('Skipped: half.jpg, empty.png')).toBeVisible()
  await expect(row('half.jpg')).toContainText('This JPEG is damaged or incomplete')
  const zip = await saveFile(page.getByRole('button', { name: 'Download 4 files as ZIP' }))
  expect(zip.name).toBe('image-compressor.zip')
  const entries = readZip(zip.bytes)
  const names = ['harbour-small.jpg', 'same-small.jpg', 'same-small-2.jpg', 'turned-small.jpg']
  expect(entries.map(({ name }) => name)).toEqual(names)
  const upright = { format: 'jpeg', width: 200, height: 400 }
  expect(await readMetadata(entries[3]?.bytes ?? Buffer.alloc(0))).toEqual(upright)

  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Keep camera details (EXIF)').check()
  const turned = await saveFile(row('turned.jpg').getByRole('button', { name: 'Download turned-small.jpg' }))
  const { exif, orientation } = await sharp(turned.bytes).metadata()
  expect(exif?.toString('latin1')).toContain('Anvil')
  expect(orientation).toBe(1)
  await page.getByLabel('Compress to').selectOption('own')
  await page.getByLabel('File size', { exact: true }).fill('60')
  const harbour = await saveFile(button('Download harbour-small.jpg'))
  expect(harbour.bytes.length).toBeLessThanOrEqual(60_000)
  expect(harbour.bytes.length).toBeGreaterThan(50_000)
  expect(await sharp(harbour.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
  await expect(page.getByText('0 bytes uploaded. Everything stays on your device.')).toBeVisible()
  // Hovering over the search button loads the site's own list.
  const codePattern = /^GET (?:\/_next\/static\/|\/search\.json$)/
  expect(requests.filter((one) => !codePattern.test(one))).toEqual([])
  expect(consoleMessages).toEqual([])
})

test('refuses hostile images with a message, and removes the script in a GIF', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, row, status, button } = workbench(page)
  const markup = '<img src=x onerror=alert(1)>.jpg'
  await add(
    createHugePng('wide.png', 20_000),
    createTextFile('onload.svg', '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"><foreignObject/></svg>'),
    createTextFile(markup, '<!DOCTYPE html><script>alert(1)</script>'),
    createTextFile('phone.heic', '\0\0\0\u0018ftypheic\0\0\0\0mif1heic'),
    createLongGif('endless.gif', 5_000),
    createScriptGif('both.gif'),
  )
  await expect(status).toContainText('1 of 6 done, 5 skipped')
  await expect(row('wide.png')).toContainText('This image is 20,000 pixels long.')
  await expect(row('onload.svg')).toContainText('This is an SVG, made of shapes')
  await expect(row('phone.heic')).toContainText('This HEIC is damaged or incomplete.')
  await expect(row('endless.gif')).toContainText('This image is animated.')
  // Markup in a file’s name is rendered as text.
  await expect(row(markup)).toContainText('This isn’t an image,')
  await expect(page.locator('img[src="x"]')).toHaveCount(0)
  const { bytes } = await saveFile(button('Download both-small.png'))
  expect((await sharp(bytes).metadata()).format).toBe('png')
  expect(bytes.includes('alert')).toBe(false)
  await row('endless.gif').getByRole('button', { name: 'Use the first frame' }).click()
  await expect(button('Download endless-small.png')).toBeVisible()
})

test('saves each output type in its own format, and a PNG preserves each pixel', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, status, button } = workbench(page)
  const source = await createPng('chart.png')
  await add(source)
  for (const [format, extension, actualFormat] of [
    ['png', 'png', 'png'],
    ['jpeg', 'jpg', 'jpeg'],
    ['webp', 'webp', 'webp'],
    ['avif', 'avif', 'heif'],
  ] as const) {
    await page.getByLabel('File type').selectOption(format)
    await expect(status).toContainText('1 of 1 done')
    const { bytes } = await saveFile(button(`Download chart-small.${extension}`))
    expect((await sharp(bytes).metadata()).format).toBe(actualFormat)
    if (format !== 'png') continue
    expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(source.buffer).raw().toBuffer())
    expect(bytes.length).toBeLessThan(source.buffer.length)
  }
})

test('asks before a reload drops a finished file, and not once it is downloaded', async ({ page }) => {
  const dialogs: string[] = []
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.type())
    return dialog.accept()
  })
  const { add, status, button } = workbench(page)
  for (const isDownloaded of [false, true]) {
    await page.goto(compressorPath)
    await add(await createPhoto('beach.jpg', 300, 200))
    await expect(status).toContainText('1 of 1 done')
    // Browsers ask only on pages that the visitor has used.
    await page.getByRole('heading', { level: 1 }).click()
    if (isDownloaded) await saveFile(button('Download beach-small.jpg'))
    await page.reload()
  }
  expect(dialogs).toEqual(['beforeunload'])
})

test('Stop ends the worker and preserves the finished files, and the rest can be resumed', async ({ page }) => {
  await page.goto(compressorPath)
  const { add, row, status, button } = workbench(page)
  await page.getByLabel('File type').selectOption('avif')
  await page.getByText('Options', { exact: true }).click()
  await page.getByLabel('Smaller AVIF and PNG files (much slower)').check()
  await add(await createPhoto('first.jpg', 90, 60))
  await expect(status).toContainText('1 of 1 done')
  await add(await createPhoto('slow.jpg', 3000, 2000), await createPhoto('waiting.jpg', 90, 60))
  await expect(row('slow.jpg')).toContainText('Working…')
  await expect.poll(() => page.workers().length).toBe(1)
  await button('Stop').click()
  await expect(row('slow.jpg')).toContainText('Stopped')
  await expect(row('waiting.jpg')).toContainText('Stopped')
  await expect(button('Download first-small.avif')).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(0)
  await row('slow.jpg').getByRole('button', { name: 'Remove' }).click()
  await expect(row('waiting.jpg')).toBeFocused()
  await button('Continue').click()
  await expect(button('Download waiting-small.avif')).toBeVisible()
})

test('uses files and settings chosen before the code has loaded, and puts settings into a link', async ({ page }) => {
  const quality = page.getByRole('spinbutton', { name: 'Quality' })
  const format = page.getByLabel('File type')
  const { status, button } = workbench(page)
  const { buffer } = await createPhoto('', 300, 200)
  const release = await holdScripts(page)
  await page.goto(compressorPath, { waitUntil: 'commit' })
  await quality.fill('64')
  expect(await dropFile(page, 'early.jpg', buffer)).toBe(true)
  release()
  await expect(status).toContainText('1 of 1 done')
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    clipboardData.items.add(new File([bytes], 'pasted.jpg'))
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, buffer.toString('base64'))
  await expect(status).toContainText('2 of 2 done')
  await page.reload()
  await expect(quality).toHaveValue('64')
  await format.selectOption('webp')
  await button('Copy link').click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const link = await readClipboard(page)
  await button('Reset options').click()
  await expect(quality).toHaveValue('80')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(quality).toHaveValue('64')
  await expect(format).toHaveValue('webp')
})

test('chooses, compares and copies an image by keyboard alone', async ({ page }) => {
  // Before navigation: Playwright needs a moment to intercept file choosers.
  const chooser = page.waitForEvent('filechooser')
  await page.goto(compressorPath)
  await waitUntilSettled(page)
  const { button } = workbench(page)
  await page.getByLabel('Choose files').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await createPhoto('dog.jpg', 300, 200)])
  const compareSlider = page.getByRole('slider', { name: 'How much of the original shows' })
  await compareSlider.press('End')
  await expect(compareSlider).toHaveAttribute('aria-valuetext', '100% original, 0% new')
  await page.keyboard.press('3')
  await expect(compareSlider).toHaveAttribute('aria-valuetext', '0% original, 100% new')
  await page.keyboard.press('+')
  await expect(page.getByAltText('dog-small.jpg, after')).toHaveCSS('transform', /^matrix\(1\.5, 0, 0, 1\.5, -/)
  await button('Compare dog-small.jpg').press('Enter')
  await expect(compareSlider).toBeFocused()
  await button('Copy dog-small.jpg as PNG').press('Enter')
  await expect(page.getByText('Image copied!')).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(types).toContain('image/png')
  // Focus moves on when a button removes itself.
  await button('Clear all').press('Enter')
  await expect(page.getByText('No files yet.')).toBeFocused()
})

test('converts a TIFF to PNG in the colors of its profile', async ({ page }) => {
  await page.goto(converterPath)
  const { add, status, button } = workbench(page)
  await page.getByLabel('Convert to').selectOption('png')
  await add(await createTiff('scan.tif'))
  await expect(status).toContainText('1 of 1 done')
  const { bytes } = await saveFile(button('Download scan.png'))
  const { channels } = await sharp(bytes).stats()
  for (const [index, mean] of [0x1e, 0xc8, 0x50].entries())
    expect(Math.abs((channels[index]?.mean ?? 0) - mean)).toBeLessThan(3)
})

test('converts images of each type to JPG or PDF, and runs no script in an SVG', async ({ page }) => {
  const requests: string[] = []
  const violations: string[] = []
  page.on('console', (message) => void (/policy/i.test(message.text()) && violations.push(message.text())))
  page.on('request', (request) => void (request.url().includes('asked') && requests.push(request.url())))
  await page.goto(converterPath)
  const { add, row, status, button } = workbench(page)
  await page.getByLabel('File names').fill('{n}-{filename}')
  await add(createHeic('phone.png'), createTextFile('logo.svg', svg), await createCmykPhoto('print.jpg'))
  await expect(status).toContainText('3 of 3 done')
  await expect(row('phone.png')).toContainText('Its name says PNG, but it’s really HEIC.')
  await expect(row('print.jpg')).toContainText('Print colors (CMYK) became RGB')
  const phone = await saveFile(button('Download 01-phone.jpg'))
  expect(await readMetadata(phone.bytes)).toEqual({ format: 'jpeg', width: 160, height: 120 })
  // Half red, a quarter green, a quarter blue.
  const { channels } = await sharp(phone.bytes).stats()
  for (const [index, mean] of [115, 70, 80].entries())
    expect(Math.abs((channels[index]?.mean ?? 0) - mean)).toBeLessThan(4)
  const logo = await saveFile(button('Download 02-logo.jpg'))
  expect(await readMetadata(logo.bytes)).toEqual({ format: 'jpeg', width: 30, height: 20 })

  await button('Clear all').click()
  await page.getByLabel('Convert to').selectOption('pdf')
  await add(await createPhoto('wide.jpg', 400, 200), await createPng('tall.png', 100, 300))
  const pdf = await saveFile(button('Download all 2 as one PDF'))
  expect(pdf.name).toBe('image-converter.pdf')
  const pages = (await PDFDocument.load(pdf.bytes)).getPages().map((one) => one.getSize().width)
  expect(pages).toEqual([300, 75])
  expect({ requests, violations }).toEqual({ requests: [], violations: [] })
})

test('shows and removes a photo’s details without changing its pixels', async ({ page }) => {
  await page.goto('/image-tools/exif-remover')
  const { add, row, status, button } = workbench(page)
  const turned = await createRotatedPhoto('turned.jpg')
  await add(turned, createHeic('phone.heic'))
  await expect(row('turned.jpg')).toContainText('Checked: 0 tags left except rotation and color.')
  await expect(row('turned.jpg').getByRole('row', { name: 'Make EXIF Anvil' })).toBeVisible()
  await expect(status).toContainText(/^1 of 2 done, 1 skipped: \d+ details removed$/)
  const { bytes } = await saveFile(button('Download turned-clean.jpg'))
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(turned.buffer).raw().toBuffer())
  expect((await sharp(bytes).metadata()).orientation).toBe(6)
  expect(bytes.includes('Anvil')).toBe(false)
  await expect(row('phone.heic')).toContainText('52.516667, 13.4')
  await row('phone.heic').getByRole('button', { name: 'Make a new file' }).click()
  const cleanFile = await saveFile(button('Download phone-clean.jpg'))
  expect(await readMetadata(cleanFile.bytes)).toEqual({ format: 'jpeg', width: 160, height: 120 })
})
