import { findAxeViolations } from './axe'
import { expect, test } from './journey'

const path = '/text-tools/grammar-checker'
const faultyText = 'Your going to love it. I saw teh  dog.'

test('edits stand in the text, and Copy takes those that are accepted', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(path)
  await page.getByRole('textbox', { name: 'Your text' }).fill(faultyText)
  await page.getByRole('button', { name: 'Check it' }).click()
  await expect(page.getByText('3 of 3 edits accepted')).toBeVisible()
  // A notice on its way in is half transparent.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await expect(page.getByText('Content generated!')).toHaveCount(0)
  expect(await findAxeViolations(page)).toEqual([])

  const teh = page.getByRole('checkbox', { name: /Not in the dictionary/ })
  await teh.focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 of 3 edits accepted')).toBeVisible()
  await page.getByRole('button', { name: 'Copy result 1' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('You’re going to love it. I saw teh dog.')
  await page.getByRole('button', { name: 'Reject all' }).click()
  await expect(page.getByText('0 of 3 edits accepted')).toBeVisible()
  await expect(page.locator('article del')).toHaveCount(3)
})
