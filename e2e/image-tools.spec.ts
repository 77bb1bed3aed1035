import type { Page } from '@playwright/test'
import sharp from 'sharp'
import {
  createCmykPhoto,
  createPhoto,
  createPng,
  createRotatedPhoto,
  createTextFile,
  createTruncatedPhoto,
} from './image-fixtures'
import { expect, test } from './journey'
import { workbench } from './workbench'
import { readZip } from './zip'

/** Every tool that takes files and gives files, with the button that it waits for. The compressor's own journeys try the same. */
const tools = [
  { type: 'social-image-resizer', settings: '#sizes=x-profile', button: 'Make these sizes' },
  { type: 'image-converter' },
  { type: 'image-cropper', button: 'Crop' },
  { type: 'carousel-splitter', button: 'Split' },
  { type: 'add-watermark', settings: '#text=Ana', button: 'Add the watermark' },
  { type: 'exif-remover' },
]

for (const { type, settings = '', button } of tools) {
  test(`${type}: of fifty files two are damaged, 48 are saved, and nothing leaves the page`, async ({
    page,
    baseURL,
  }) => {
    await page.goto(`/image-tools/${type}${settings}`)
    const { add, row, status, saveFile } = workbench(page)
    const asked = collectRequests(page, baseURL ?? '')
    const goodPhotos = await Promise.all(
      Array.from({ length: 45 }, (_, index) => createPhoto(`shot-${index}.jpg`, 64, 48, index)),
    )
    const unusualPhotos = [
      await createRotatedPhoto('turned.jpg'),
      await createCmykPhoto('print.jpg'),
      await createPng('really-png.jpg', 64, 48),
    ]
    await add(...goodPhotos, ...unusualPhotos, await createTruncatedPhoto('half.jpg'), createTextFile('empty.png', ''))
    if (button) await page.getByRole('button', { name: button, exact: true }).click()
    await expect(status).toContainText('48 of 50 done, 2 not done', { timeout: 50_000 })
    await expect(row('half.jpg')).toContainText('This JPEG is damaged or incomplete')
    await expect(row('empty.png')).toContainText('This file is empty')
    const zip = await saveFile(page.getByRole('button', { name: /^Save \d+ files as ZIP$/ }))
    const entries = readZip(zip.bytes)
    expect(entries.length).toBeGreaterThanOrEqual(48)
    expect(new Set(entries.map(({ name }) => name)).size).toBe(entries.length)
    const turned = entries.filter(({ name }) => /(?:^|\/)turned/.test(name))
    for (const { bytes } of turned) {
      const { exif, xmp, orientation = 1 } = await sharp(bytes).metadata()
      expect(exif?.toString('latin1') ?? '').not.toContain('Anvil')
      expect([xmp, orientation === 1 || type === 'exif-remover']).toEqual([undefined, true])
    }
    expect(turned).not.toEqual([])
    expect(asked).toEqual([])
  })
}

/** What a page asks for besides code of its own build and the list that the search shows, from now on. */
function collectRequests(page: Page, origin: string): string[] {
  const requests: string[] = []
  page.on('request', (request) => {
    const url = request.url()
    const isOwn = url.startsWith(`${origin}/_next/static/`) || url === `${origin}/search.json`
    if (/^https?:/.test(url) && !isOwn) requests.push(`${request.method()} ${url}`)
  })
  return requests
}

// A leak of the pixels of one such picture would be 2 MB a run.
test('twenty runs in a row leave no more behind than five', async ({ page, context }) => {
  test.setTimeout(120_000)
  await page.addInitScript(() => {
    const { createObjectURL, revokeObjectURL } = URL
    const open = new Set<string>()
    Object.assign(window, { openUrls: open })
    URL.createObjectURL = (source) => {
      const url = createObjectURL.call(URL, source)
      open.add(url)
      return url
    }
    URL.revokeObjectURL = (url) => {
      open.delete(url)
      revokeObjectURL.call(URL, url)
    }
  })
  await page.goto('/image-tools/image-converter')
  const { add, status } = workbench(page)
  const picture = await createPhoto('shot.jpg', 800, 600)
  const session = await context.newCDPSession(page)
  const measureLeftovers = async () => {
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize, backingStorageSize } = await session.send('Runtime.getHeapUsage')
    const urls = await page.evaluate(() => (window as unknown as { openUrls: Set<string> }).openUrls.size)
    return { megabytes: (usedSize + backingStorageSize) / 1e6, urls }
  }
  async function runAndMeasure(count: number) {
    for (let run = 0; run < count; run += 1) {
      await add(picture)
      await expect(status).toContainText('1 of 1 done')
      await page.getByRole('button', { name: 'Clear the list' }).click()
    }
    return measureLeftovers()
  }
  const afterFiveRuns = await runAndMeasure(5)
  const afterTwentyRuns = await runAndMeasure(15)
  expect([afterFiveRuns.urls, afterTwentyRuns.urls, page.workers().length]).toEqual([0, 0, 0])
  expect(afterTwentyRuns.megabytes).toBeLessThan(afterFiveRuns.megabytes + 2)
})
