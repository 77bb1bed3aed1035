import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { hooksPath } from './tool-page'

test('a row of texts is a stop for the keyboard where it scrolls, and none where it is a grid', async ({ page }) => {
  await page.goto(hooksPath)
  const rows = page.locator('.swipe')
  await expect(rows).toHaveCount(3)
  const canBeFocused = () =>
    rows.evaluateAll((all) =>
      all.map((row) => {
        ;(row as HTMLElement).focus()
        return document.activeElement === row
      }),
    )
  expect(await canBeFocused()).toEqual([false, false, false])
  for (const row of await rows.all()) await expect(row.getByRole('listitem').first()).toBeVisible()
  for (const width of [320, 360]) {
    await page.setViewportSize({ width, height: 740 })
    expect(await canBeFocused()).toEqual([true, true, true])
    expect(await findAxeViolations(page, 'scrollable-region-focusable')).toEqual([])
    await expect(rows.first().getByRole('list')).toHaveCount(1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width)
  }
})
