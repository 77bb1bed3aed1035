import { expect, test, waitUntilReady } from './journey'
import { representativePages } from './pages'
import { startSlowProxy } from './slow-proxy'
import { measureLayoutShift, waitUntilSettled } from './tool-page'

test('nothing moves while a page loads over a slow line', { tag: '@both' }, async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const proxy = await startSlowProxy(baseURL ?? '')
  const shifted = await measureLayoutShift(page)
  for (const path of representativePages) {
    const reply = await page.goto(`${proxy.url}${path}`)
    expect(reply?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    await waitUntilSettled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
  }
  proxy.stop()
})

test('nothing moves when the typeface arrives after the first paint', { tag: '@both' }, async ({ page }) => {
  const shifted = await measureLayoutShift(page)
  for (const path of ['/social-media-tools/instagram/carousel-planner', '/social-media-tools/tiktok/bio-generator']) {
    const fontGate = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await fontGate.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const typeface = page.waitForResponse('**/*.woff2')
    fontGate.resolve()
    await (await typeface).finished()
    await waitUntilReady(page)
    await waitUntilSettled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
    await page.unrouteAll()
  }
})
