import { gzipSync } from 'node:zlib'
import { expect, type Page, test } from '@playwright/test'
import { everyPage } from './pages'
import { servers } from './servers'
import { settled } from './tool-page'

test.skip(({ isMobile }) => isMobile, 'the same bytes at either size')

/** Bytes of JavaScript, compressed as a server would, that a page loads before the visitor does anything. */
async function scriptBytes(page: Page, url: string): Promise<number> {
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() !== 'script') return
    bodies.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url)
  await settled(page)
  return (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0)
}

test('every page keeps to its share of JavaScript over a bare Next page', async ({ browser, request }) => {
  test.setTimeout(600_000)
  const measure = async (url: string) => {
    const page = await browser.newPage()
    const bytes = await scriptBytes(page, url)
    const prompt = await page.locator('form:has(textarea)').count()
    await page.close()
    return { bytes, kind: prompt > 0 ? ('tool' as const) : ('other' as const) }
  }
  const floor = (await measure(servers.floor.url)).bytes
  const over: string[] = []
  for (const path of await everyPage(request)) {
    const { bytes, kind } = await measure(new URL(path, servers.builtIn.url).href)
    const ratio = bytes / floor
    if (ratio > 1.15) over.push(`${path} (${kind}): ${bytes} bytes, ${ratio.toFixed(3)} times ${floor}`)
  }
  expect(over).toEqual([])
})

test('scrolling through a page prefetches at most 50 kB', async ({ page, request }) => {
  test.setTimeout(600_000)
  for (const path of await everyPage(request)) {
    await page.goto(path)
    await settled(page)
    let bytes = 0
    const count = async (response: { body(): Promise<Buffer> }) => {
      bytes += (await response.body().catch(() => Buffer.alloc(0))).length
    }
    page.on('response', count)
    for (let step = 0; step < 12; step += 1) {
      await page.mouse.wheel(0, 900)
      await page.waitForTimeout(30)
    }
    await settled(page)
    page.removeAllListeners('response')
    expect(bytes, path).toBeLessThanOrEqual(50_000)
  }
})
