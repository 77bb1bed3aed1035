import sharp from 'sharp'
import {
  createAnimatedGif,
  createPhoto,
  createPng,
  createRotatedPhoto,
  createTextFile,
  createTruncatedPhoto,
  createWebp,
} from './image-fixtures'
import { expect, test } from './journey'
import { dropFile, holdScripts, waitUntilSettled } from './tool-page'
import { compressorPath as path, workbench } from './workbench'
import { readZip } from './zip'

// Row 111
test('of fifty files two are damaged: 48 are in the ZIP, and the two say why they are not', async ({ page }) => {
  test.setTimeout(180_000)
  await page.goto(path)
  const { add, row, status, saveFile } = workbench(page)
  const goodPhotos = await Promise.all(
    Array.from({ length: 47 }, (_, index) => createPhoto('same.jpg', 320, 240, index)),
  )
  await add(
    ...goodPhotos.slice(0, 20),
    await createTruncatedPhoto('half.jpg'),
    ...goodPhotos.slice(20),
    createTextFile('empty.png', ''),
    await createPng('last.png'),
  )
  await expect(status).toContainText('48 of 50 done, 2 not done', { timeout: 120_000 })
  await expect(page.getByText('Not done: half.jpg, empty.png')).toBeVisible()
  await expect(row('half.jpg')).toContainText('This JPEG is damaged or incomplete')
  await expect(row('empty.png')).toContainText('This file is empty')
  const zip = await saveFile(page.getByRole('button', { name: 'Save 48 files as ZIP' }))
  expect(zip.name).toBe('image-compressor.zip')
  const names = readZip(zip.bytes).map(({ name }) => name)
  expect(names).toHaveLength(48)
  expect(new Set(names).size).toBe(48)
  expect(names).toContain('same-small.jpg')
  expect(names).toContain('same-small-47.jpg')
  for (const { name, bytes } of readZip(zip.bytes).slice(-3)) {
    const { width } = await sharp(bytes).metadata()
    expect([name, width]).toEqual([name, name.startsWith('last') ? 300 : 320])
  }
  await add(await createPng('one-more.png'), await createPng('two-more.png'), await createPng('too-much.png'))
  await expect(row('too-much.png')).toContainText('Up to 50 files at once.')
})

// Rows 109, 110, 111
test('each file that cannot be worked on says why in its own row, and the others go on', async ({ page }) => {
  await page.goto(path)
  const { add, row, status } = workbench(page)
  const longPng = await sharp({ create: { width: 16_385, height: 4, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  const vastPng = await sharp({ create: { width: 8_000, height: 8_000, channels: 3, background: 'red' } })
    .png()
    .toBuffer()
  await add(
    createTextFile('note.jpg', 'Dear diary, this is no picture at all.'),
    createTextFile('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'),
    { ...createTextFile('long.png', ''), buffer: longPng },
    { ...createTextFile('vast.png', ''), buffer: vastPng },
    { ...createTextFile('heavy.jpg', ''), buffer: Buffer.alloc(50_000_001, 0xff) },
    await createAnimatedGif('dance.gif'),
    { ...(await createWebp('')), name: 'really-webp.png' },
  )
  await expect(status).toContainText('1 of 7 done, 6 not done')
  await expect(row('note.jpg')).toContainText('This is not a picture,')
  await expect(row('logo.svg')).toContainText('This is an SVG, which is made of shapes')
  await expect(row('long.png')).toContainText('This picture is 16,385 pixels long.')
  await expect(row('vast.png')).toContainText('This picture has 64,000,000 pixels.')
  await expect(row('heavy.jpg')).toContainText('One file may have up to 50 MB.')
  await expect(row('really-webp.png')).toContainText('Its name says PNG, but it is really WEBP.')
  await expect(row('really-webp.png').getByRole('button', { name: 'Save really-webp-small.webp' })).toBeVisible()
  await row('dance.gif').getByRole('button', { name: 'Use the first frame' }).click()
  await expect(row('dance.gif').getByRole('button', { name: 'Save dance-small.png' })).toBeVisible()
})

test('every type that can be chosen comes out as that type, and a PNG keeps each pixel', async ({ page }) => {
  await page.goto(path)
  const { add, row, status, saveFile } = workbench(page)
  const source = await createPng('chart.png')
  await add(source)
  for (const [format, extension] of [
    ['png', 'png'],
    ['jpeg', 'jpg'],
    ['webp', 'webp'],
    ['avif', 'avif'],
  ] as const) {
    await page.getByLabel('Save as').selectOption(format)
    await expect(status).toContainText('1 of 1 done')
    const name = `chart-small.${extension}`
    const { bytes } = await saveFile(row('chart.png').getByRole('button', { name: `Save ${name}`, exact: true }))
    const { format: actualFormat } = await sharp(bytes).metadata()
    expect(actualFormat).toBe(format === 'avif' ? 'heif' : format)
    if (format === 'png') {
      expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(source.buffer).raw().toBuffer())
      expect(bytes.length).toBeLessThan(source.buffer.length)
    }
  }
})

test('a PNG too heavy for its target keeps its pixels and becomes a JPEG', async ({ page }) => {
  await page.goto(`${path}#aim=own&size=9`)
  const { add, row, saveFile } = workbench(page)
  const { buffer } = await createPhoto('noisy.jpg', 400, 300)
  const noisy = { name: 'screen.png', mimeType: 'image/png', buffer: await sharp(buffer).png().toBuffer() }
  expect(noisy.buffer.length).toBeGreaterThan(20_000)
  await add(noisy)
  await expect(row('screen.png')).toContainText(/As a PNG it needs .*, so it is a JPEG\./)
  const { bytes } = await saveFile(row('screen.png').getByRole('button', { name: 'Save screen-small.jpg' }))
  expect(bytes.length).toBeLessThanOrEqual(9_000)
  expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300 })
})

test('Stop takes effect at once, keeps what is done, and the rest can go on', async ({ page }) => {
  await page.goto(path)
  const { add, row, status } = workbench(page)
  await page.getByLabel('Save as').selectOption('avif')
  await page.getByText('More settings').click()
  await page.getByLabel('Smaller AVIF and PNG, but much slower').check()
  await add(await createPhoto('first.jpg', 300, 200))
  await expect(status).toContainText('1 of 1 done')
  await add(await createPhoto('slow.jpg', 3000, 2000), await createPhoto('waiting.jpg', 300, 200))
  await expect(row('slow.jpg')).toContainText('Working…')
  await expect.poll(() => page.workers().length).toBe(1)
  const frameCount = await page.evaluate(async () => {
    const stop = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Stop')
    let frames = 0
    stop?.click()
    for (; document.body.textContent.includes('Working…'); frames += 1) await new Promise(requestAnimationFrame)
    return frames
  })
  // 200 ms at 60 frames a second; a busy machine draws fewer, and what it is to wait for takes seconds.
  expect(frameCount).toBeLessThanOrEqual(12)
  await expect(row('slow.jpg')).toContainText('Stopped')
  await expect(row('waiting.jpg')).toContainText('Stopped')
  await expect(row('first.jpg').getByRole('button', { name: 'Save first-small.avif' })).toBeVisible()
  await expect.poll(() => page.workers().length).toBe(0)
  await row('slow.jpg').getByRole('button', { name: 'Remove' }).click()
  await expect(row('waiting.jpg')).toBeFocused()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(row('waiting.jpg').getByRole('button', { name: 'Save waiting-small.avif' })).toBeVisible()
})

test('settings outlive a reload, go into a link, and go back to their defaults', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  const quality = page.getByLabel('Quality, 1 to 100')
  const format = page.getByLabel('Save as')
  await quality.fill('64')
  await format.selectOption('webp')
  await waitUntilSettled(page)
  await page.reload()
  await expect(quality).toHaveValue('64')
  await expect(format).toHaveValue('webp')
  await page.getByRole('button', { name: 'Copy link with these settings' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.getByRole('button', { name: 'Reset settings' }).click()
  await expect(quality).toHaveValue('80')
  await page.goto('about:blank')
  await page.goto(link)
  await expect(quality).toHaveValue('64')
  await expect(format).toHaveValue('webp')
})

test('what is set before the page’s code has come is remembered too', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(path, { waitUntil: 'commit' })
  const quality = page.getByLabel('Quality, 1 to 100')
  await quality.fill('64')
  release()
  await waitUntilSettled(page)
  await page.reload()
  await expect(quality).toHaveValue('64')
})

test('a picture is chosen, compared and copied by keyboard alone', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  // From before the page on: the browser is told to hand its choosers over, which takes a moment.
  const chooser = page.waitForEvent('filechooser')
  await page.goto(path)
  await waitUntilSettled(page)
  await page.getByLabel('Choose files').focus()
  await page.keyboard.press('Space')
  await (await chooser).setFiles([await createPhoto('dog.jpg', 300, 200)])
  const line = page.getByRole('slider', { name: 'How much of the original shows' })
  await line.focus()
  await page.keyboard.press('End')
  await expect(line).toHaveAttribute('aria-valuetext', '100 % original, 0 % new')
  await page.keyboard.press('ArrowLeft')
  await expect(line).toHaveValue('99')
  await page.keyboard.press('3')
  await expect(line).toHaveAttribute('aria-valuetext', '0 % original, 100 % new')
  await page.keyboard.press('+')
  await expect(page.getByAltText('dog-small.jpg, after')).toHaveCSS('transform', /^matrix\(1\.5, 0, 0, 1\.5, -/)
  await page.getByRole('button', { name: 'Compare dog-small.jpg' }).focus()
  await page.keyboard.press('Enter')
  await expect(line).toBeFocused()
  await page.getByRole('button', { name: 'Copy dog-small.jpg as PNG' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Picture copied!')).toBeVisible()
  const types = await page.evaluate(async () => (await navigator.clipboard.read()).flatMap(({ types }) => types))
  expect(types).toContain('image/png')
  // Focus goes on where a button takes itself away.
  await page.getByRole('button', { name: 'Clear the list' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('The list is empty.')).toBeFocused()
})

test('files dropped or pasted anywhere on the page are taken in, and the page stays', async ({ page }) => {
  await page.goto(path)
  await waitUntilSettled(page)
  const { buffer } = await createPhoto('', 300, 200)
  expect(await dropFile(page, 'dropped.jpg', buffer)).toBe(true)
  await page.evaluate((base64) => {
    const clipboardData = new DataTransfer()
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    clipboardData.items.add(new File([bytes], 'pasted.jpg'))
    document.body.dispatchEvent(new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }))
  }, buffer.toString('base64'))
  const { row, status } = workbench(page)
  await expect(status).toContainText('2 of 2 done')
  await expect(row('dropped.jpg')).toBeVisible()
  await expect(row('pasted.jpg')).toBeVisible()
})

test('a file that another tool’s page handed over is taken in, once', async ({ page }) => {
  await page.goto(path)
  const { buffer } = await createPhoto('', 300, 200)
  await page.evaluate(async (base64) => {
    const { promise, resolve, reject } = Promise.withResolvers<IDBDatabase>()
    const opening = indexedDB.open('postsmith-files')
    opening.onupgradeneeded = () => opening.result.createObjectStore('handed-over')
    opening.onsuccess = () => resolve(opening.result)
    opening.onerror = () => reject(opening.error)
    const database = await promise
    const blob = new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
    const change = database.transaction('handed-over', 'readwrite')
    change
      .objectStore('handed-over')
      .put({ for: 'image-compressor', at: Date.now(), name: 'from-elsewhere.jpg', blob }, 'file')
    await new Promise((done) => change.addEventListener('complete', done))
    database.close()
  }, buffer.toString('base64'))
  const { row, status } = workbench(page)
  await page.goto('about:blank')
  await page.goto(`${path}#handed-over`)
  await expect(status).toContainText('1 of 1 done')
  await expect(row('from-elsewhere.jpg')).toBeVisible()
  expect(new URL(page.url()).hash).toBe('')
  await page.goto('about:blank')
  await page.goto(`${path}#handed-over`)
  await expect.poll(() => new URL(page.url()).hash).toBe('')
  await expect(row('from-elsewhere.jpg')).toHaveCount(0)
})

test('camera details stay when that is asked for, without the turn that is done already', async ({ page }) => {
  await page.goto(path)
  const { add, row, saveFile } = workbench(page)
  await page.getByText('More settings').click()
  await page.getByLabel('Keep camera details (EXIF)').check()
  await add(await createRotatedPhoto('turned.jpg'))
  const { bytes } = await saveFile(row('turned.jpg').getByRole('button', { name: 'Save turned-small.jpg' }))
  const { exif, orientation } = await sharp(bytes).metadata()
  expect(exif?.toString('latin1')).toContain('Anvil')
  expect(orientation).toBe(1)
})
