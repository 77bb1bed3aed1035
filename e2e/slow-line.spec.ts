import { expect, test } from './journey'
import { pageOfEachKind } from './pages'
import { settled, watchShifts } from './tool-page'

test('nothing moves while a page loads over a slow line', { tag: '@both' }, async ({ page }) => {
  test.setTimeout(300_000)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  const shifted = await watchShifts(page)
  for (const path of pageOfEachKind) {
    const reply = await page.goto(path)
    expect(reply?.status(), path).toBe(path === '/no-such-page' ? 404 : 200)
    await settled(page)
    expect.soft(await shifted(), path).toBeLessThan(0.01)
  }
})
