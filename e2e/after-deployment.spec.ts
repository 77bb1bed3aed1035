import { globSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { servers } from './servers'
import { hooksPath, toolPage, waitUntilSettled } from './tool-page'

const chunks = '**/_next/static/chunks/**'
const text = 'homemade pizza dough,\nslowly'

/** Counts the page's further navigation requests and loads. */
function countLoads(page: Page) {
  const counts = { asked: 0, loads: 0 }
  page.on('request', (request) => {
    if (request.isNavigationRequest()) counts.asked += 1
  })
  page.on('domcontentloaded', () => {
    counts.loads += 1
  })
  return counts
}

test('reports missing files of a tool, and reloads the page with its text on each click, never in a loop', async ({
  page,
}) => {
  const tool = toolPage(page)
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  const loadedFiles = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  let clicked = Promise.withResolvers<void>()
  await page.route(chunks, async (route) => {
    if (loadedFiles.includes(route.request().url())) return route.continue()
    // Delay until the click: an earlier failure would reload the page.
    await clicked.promise
    await route.fulfill({ status: 404 })
  })
  const pageCounts = countLoads(page)
  for (const loads of [1, 2]) {
    clicked = Promise.withResolvers()
    await tool.write(text)
    clicked.resolve()
    await expect(page.getByRole('alert').filter({ hasText: 'Please try again in a moment.' })).toBeVisible()
    expect(pageCounts.loads).toBe(loads - 1)
    if (loads === 2) await page.unroute(chunks)
    await tool.generate.click()
    await expect.poll(() => pageCounts.loads).toBe(loads)
    await waitUntilReady(page)
    await waitUntilSettled(page)
    await expect(tool.box).toHaveValue(text)
  }
  expect(sent).toEqual([])
  await tool.generate.click()
  await tool.waitUntilDone()
  expect(pageCounts.loads).toBe(2)
})

test('reloads a long-open page once when the visitor types, and preserves the text', async ({ page }) => {
  await page.addInitScript(() => {
    const now = performance.now.bind(performance)
    performance.now = () => now() + 3_600_000
  })
  await page.goto('/', { waitUntil: 'load' })
  await waitUntilSettled(page)
  const pageCounts = countLoads(page)
  // The new page has its own files.
  await page.route(chunks, (route) => (pageCounts.asked > 0 ? route.continue() : route.fulfill({ status: 404 })))
  const tool = toolPage(page)
  await tool.box.fill(text)
  await expect.poll(() => pageCounts.loads).toBe(1)
  await expect(tool.generate).toBeVisible()
  await waitUntilSettled(page)
  await expect(tool.box).toHaveValue(text)
  await tool.generate.click()
  await tool.waitUntilDone()
  expect(pageCounts.loads).toBe(1)
})

test('asks the visitor to reload instead of reloading, which would lose the visitor’s own file', async ({ page }) => {
  const abilities = { model: null, speech: 'basic', transcription: true, images: false, downloads: true }
  await page.route('**/api/abilities', (route) => route.fulfill({ json: abilities }))
  await page.goto('/tiktok/tiktok-transcript-generator')
  await waitUntilSettled(page)
  await page.route(chunks, (route) => route.fulfill({ status: 404 }))
  const file = { name: 'talk.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no film') }
  await page.getByLabel('Choose a file').setInputFiles(file)
  await expect(page.getByText('Part of this page could not be opened. Reload the page and try again.')).toBeVisible()
})

test('falls back to the proof of work when the file that shows Turnstile is missing', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page)
  const turnstileChunks = globSync('.next-served/static/chunks/*.js').filter((file) =>
    readFileSync(file, 'utf8').includes('interaction-only'),
  )
  expect(turnstileChunks).toHaveLength(1)
  let blockedRequestCount = 0
  await page.route(`**/${basename(turnstileChunks[0] ?? '')}`, (route) => {
    blockedRequestCount += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto(`${servers.model.url}${hooksPath}`)
  await tool.write()
  await tool.waitUntilDone()
  expect(blockedRequestCount).toBeGreaterThan(0)
})
