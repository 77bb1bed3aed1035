import { expect, ready, test } from './journey'
import { pageOfEachKind } from './pages'
import { slowLine } from './slow-line'
import { settled, watchShifts } from './tool-page'

test('nothing moves while a page loads over a slow line', { tag: '@both' }, async ({ page, baseURL }) => {
  test.setTimeout(300_000)
  const line = await slowLine(baseURL ?? '')
  const shifted = await watchShifts(page)
  for (const path of pageOfEachKind) {
    const reply = await page.goto(`${line.url}${path}`)
    expect(reply?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    await settled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
  }
  line.stop()
})

test('nothing moves when the typeface arrives after the first paint', { tag: '@both' }, async ({ page }) => {
  const shifted = await watchShifts(page)
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
    await ready(page)
    await settled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
    await page.unrouteAll()
  }
})
