import { expect, test } from './journey'
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
