import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { hooksPath, toolPage, waitUntilSettled } from './tool-page'

const chunks = '**/_next/static/chunks/**'

/**
 * As a deployment leaves an open tab: files that it has not loaded yet are gone, which it learns once `known` is. Gives what
 * brings the new page's.
 */
async function simulateDeployment(page: Page, whenNoticed?: Promise<void>) {
  await waitUntilSettled(page)
  await page.route(chunks, async (route) => {
    await whenNoticed
    await route.fulfill({ status: 404 })
  })
  return () => page.unroute(chunks)
}

/** Counts how often the page is asked for and loaded from now on. */
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

const twoLinks =
  'https://www.tiktok.com/@demo.user/video/7300000000000000001\nhttps://www.tiktok.com/@demo.user/video/7300000000000000738'

for (const { name, path, box, button, text, done } of [
  {
    name: 'a tool that writes',
    path: hooksPath,
    box: 'What is your video about?',
    button: 'Generate hooks',
    text: 'homemade pizza dough,\nslowly',
    done: 'Content generated!',
  },
  {
    name: 'transcripts of several links',
    path: '/tiktok/tiktok-transcript-generator',
    box: 'TikTok video link',
    button: 'Transcribe TikTok Video',
    text: twoLinks,
    done: 'Content generated!',
  },
  {
    name: 'the username checker',
    path: '/tiktok-username-checker',
    box: 'Usernames',
    button: 'Check usernames',
    text: 'takenone\ntakentwo',
    done: 'Names checked!',
  },
  {
    name: 'a download tool',
    path: '/download-video-tiktok',
    box: 'TikTok link',
    button: 'Get video',
    text: 'https://www.tiktok.com/@demo.user/video/7300000000000000001',
    done: 'Post found!',
  },
]) {
  // Row F39
  test(`${name}, open over a deployment: it says so, the next click loads the page once with the text kept`, async ({
    page,
  }) => {
    const asked: string[] = []
    page.on('request', (request) => request.method() === 'POST' && asked.push(request.url()))
    await page.goto(path)
    // Before the click it would be the first one that loads the page.
    const clicked = Promise.withResolvers<void>()
    const newPage = await simulateDeployment(page, clicked.promise)
    const seen = countLoads(page)
    const input = page.getByRole('textbox', { name: box })
    const go = page.getByRole('button', { name: button })
    await input.fill(text)
    await go.click()
    clicked.resolve()
    await expect(page.getByRole('alert').filter({ hasText: 'Please try again in a moment.' })).toBeVisible()
    expect(seen.loads).toBe(0)
    await newPage()
    await go.click()
    await expect.poll(() => seen.loads).toBe(1)
    await waitUntilReady(page)
    await waitUntilSettled(page)
    await expect(input).toHaveValue(text)
    expect(asked).toEqual([])
    await go.click()
    await expect(page.getByText(done).first()).toBeVisible({ timeout: 45_000 })
    expect(seen.loads).toBe(1)
  })
}

for (const { name, path, box, button } of [
  { name: 'a tool that writes', path: hooksPath, box: 'What is your video about?', button: 'Generate hooks' },
  { name: 'the home page', path: '/', box: 'What is your video about?', button: 'Generate hooks' },
]) {
  test(`${name}, untouched over a deployment: the first letters load the page once, and they are kept`, async ({
    page,
  }) => {
    // A page that has stood for an hour.
    await page.addInitScript(() => {
      const now = performance.now.bind(performance)
      performance.now = () => now() + 3_600_000
    })
    await page.goto(path, { waitUntil: 'load' })
    await simulateDeployment(page)
    const seen = countLoads(page)
    // The new page has files of its own.
    await page.route(chunks, (route) => (seen.asked > 0 ? route.continue() : route.fallback()))
    const input = page.getByRole('textbox', { name: box })
    await input.fill('homemade pizza dough,\nslowly')
    await expect.poll(() => seen.loads).toBe(1)
    await expect(page.getByRole('button', { name: button })).toBeVisible()
    await waitUntilSettled(page)
    await expect(input).toHaveValue('homemade pizza dough,\nslowly')
    await page.getByRole('button', { name: button }).click()
    await expect(page.getByText('Content generated!').first()).toBeVisible()
    expect(seen.loads).toBe(1)
  })
}

test('a tab that has learnt so before the click loads the page with that click', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  const newPage = await simulateDeployment(page)
  const seen = countLoads(page)
  const refused = page.waitForResponse((response) => response.status() === 404)
  await tool.box.fill('homemade pizza dough')
  await refused
  await waitUntilSettled(page)
  expect(seen.loads).toBe(0)
  await newPage()
  await tool.generate.click()
  await expect.poll(() => seen.loads).toBe(1)
  await waitUntilReady(page)
  await expect(tool.box).toHaveValue('homemade pizza dough')
})

// Row F39
test('files that stay away are asked for again by the visitor’s clicks alone, never in a loop', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  const known = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  let clicked: PromiseWithResolvers<void>
  await page.route(chunks, async (route) => {
    if (known.includes(route.request().url())) return route.continue()
    await clicked.promise
    await route.fulfill({ status: 404 })
  })
  const seen = countLoads(page)
  for (const loads of [1, 2]) {
    clicked = Promise.withResolvers()
    await tool.write('homemade pizza dough')
    clicked.resolve()
    await expect(page.getByRole('alert').filter({ hasText: 'Please try again in a moment.' })).toBeVisible()
    await tool.generate.click()
    await expect.poll(() => seen.loads).toBe(loads)
    await waitUntilReady(page)
    await waitUntilSettled(page)
    await expect(tool.box).toHaveValue('homemade pizza dough')
  }
})

test('a file of one’s own cannot be kept over a reload, so the page says what to do', async ({ page }) => {
  const abilities = { model: null, speech: 'basic', transcription: true, images: false, downloads: true }
  await page.route('**/api/abilities', (route) => route.fulfill({ json: abilities }))
  await page.goto('/tiktok/tiktok-transcript-generator')
  await simulateDeployment(page)
  await page.getByLabel('Choose a file').setInputFiles({
    name: 'talk.mp4',
    mimeType: 'video/mp4',
    buffer: Buffer.from('no film'),
  })
  await expect(page.getByText('A part of this page could not be opened. Reload the page and try again.')).toBeVisible()
})

test('where the file that shows Turnstile is gone, the proof of work takes over', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page)
  const turnstileChunks = readdirSync('.next/static/chunks').filter((name) =>
    readFileSync(join('.next/static/chunks', name), 'utf8').includes('interaction-only'),
  )
  expect(turnstileChunks).toHaveLength(1)
  let refused = 0
  await page.route(`**/${turnstileChunks[0]}`, (route) => {
    refused += 1
    return route.fulfill({ status: 404 })
  })
  await page.goto(`${process.env.POSTSMITH_URL_MODEL ?? servers.model.url}${hooksPath}`)
  await tool.write()
  await tool.waitUntilDone()
  expect(refused).toBeGreaterThan(0)
})
