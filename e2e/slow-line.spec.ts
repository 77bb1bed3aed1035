import { expect, test } from './journey'
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
