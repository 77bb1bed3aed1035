import sharp from 'sharp'
import { createPhoto, createRotatedPhoto } from './image-fixtures'
import { expect, isPlaywrightMessage, test } from './journey'
import { waitUntilSettled } from './tool-page'
import { compressorPath, workbench } from './workbench'

test('photos come out under the size that was asked for, upright, and nothing leaves the browser', async ({ page }) => {
  const requests: string[] = []
  const consoleMessages: string[] = []
  page.on('console', (message) => {
    const isOurs = !isPlaywrightMessage(message.text())
    if (['error', 'warning'].includes(message.type()) && isOurs) consoleMessages.push(message.text())
  })
  await page.goto(compressorPath)
  await waitUntilSettled(page)
  await expect(page.getByText('Choose files', { exact: true })).toBeInViewport({ ratio: 1 })
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(before.filter((name) => name.endsWith('.wasm'))).toEqual([])
  page.on('request', (request) => {
    const url = new URL(request.url())
    if (url.protocol !== 'blob:') requests.push(`${request.method()} ${url.pathname}`)
  })
  const { add, row, status, saveFile } = workbench(page)
  await page.getByLabel('Make each file').selectOption('own')
  await page.getByLabel('My own size', { exact: true }).fill('60')
  await add(await createPhoto('harbour.jpg'), await createRotatedPhoto('turned.jpg'))
  await expect(status).toContainText('2 of 2 done')
  const harbour = await saveFile(row('harbour.jpg').getByRole('button', { name: 'Save' }))
  expect(harbour.name).toBe('harbour-small.jpg')
  expect(harbour.bytes.length).toBeLessThanOrEqual(60_000)
  expect(harbour.bytes.length).toBeGreaterThan(50_000)
  expect(await sharp(harbour.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1200, height: 900 })
  await page.getByLabel('Make each file').selectOption('quality')
  await expect(row('turned.jpg').getByRole('button', { name: 'Save turned-small.jpg' })).toBeVisible()
  const turned = await saveFile(row('turned.jpg').getByRole('button', { name: 'Save' }))
  expect(await sharp(turned.bytes).metadata()).toMatchObject({ width: 200, height: 400 })
  await expect(page.getByText(/^0 bytes sent:/)).toBeVisible()
  // The site's own list comes when the mouse passes the search button.
  const code = /^GET (?:\/_next\/static\/|\/search\.json$)/
  expect(requests.filter((one) => !code.test(one))).toEqual([])
  expect(consoleMessages).toEqual([])
})
