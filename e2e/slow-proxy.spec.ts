import { expect, test, waitUntilReady } from './journey'
import { pageOfEachKind } from './pages'
import { startSlowProxy } from './slow-proxy'
import { measureLayoutShift, waitUntilSettled } from './tool-page'

test('nothing moves while a page loads over a slow line', { tag: '@both' }, async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const line = await startSlowProxy(baseURL ?? '')
  const shifted = await measureLayoutShift(page)
  for (const path of pageOfEachKind) {
    const reply = await page.goto(`${line.url}${path}`)
    expect(reply?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    await waitUntilSettled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
  }
  line.stop()
})

test('nothing moves when the typeface arrives after the first paint', { tag: '@both' }, async ({ page }) => {
  const shifted = await measureLayoutShift(page)
  for (const path of [
    '/social-media-tools/instagram/carousel-planner',
    '/social-media-tools/tiktok/bio-generator',
  ]) {
    const late = Promise.withResolvers<void>()
    await page.route('**/*.woff2', async (route) => {
      await late.promise
      await route.continue()
    })
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    const typeface = page.waitForResponse('**/*.woff2')
    late.resolve()
    await (await typeface).finished()
    await waitUntilReady(page)
    await waitUntilSettled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
    await page.unrouteAll()
  }
})
