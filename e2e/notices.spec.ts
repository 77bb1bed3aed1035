import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

test('a notice covers neither the header nor the bar of a phone', { tag: '@both' }, async ({ page, isMobile }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  const notice = page
    .getByRole('region', { name: /^Notices/ })
    .getByRole('listitem')
    .first()
  const header = await page.getByRole('banner').boundingBox()
  // Where it stands once it has come in.
  await expect.poll(async () => (await notice.boundingBox())?.y ?? 0).toBeGreaterThanOrEqual(header?.height ?? 999)
  // The bar is 64 pixels high, and there once the form is out of sight.
  const freeHeight = (page.viewportSize()?.height ?? 0) - (isMobile ? 64 : 0)
  await expect
    .poll(async () => {
      const { y = 0, height = 999 } = (await notice.boundingBox()) ?? {}
      return y + height
    })
    .toBeLessThanOrEqual(freeHeight)
  await page.getByRole('button', { name: 'Search tools' }).click()
  await expect(page.getByRole('combobox', { name: 'Search tools' })).toBeFocused()
})
