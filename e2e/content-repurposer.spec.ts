import { findAxeViolations } from './axe'
import { expect, test } from './journey'

const text =
  'I froze every loaf for years. It kept for months, but it never tasted of much. Then the freezer broke in July. I sliced what was left and dried it on the rack above the stove. Dry bread keeps until Christmas. It turns into soup, salad and crumbs.'

test('a text becomes versions in tabs, moved through by keyboard, a thread copied post by post', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto('/text-tools/content-repurposer')
  await page.getByRole('textbox', { name: 'Your text', exact: true }).fill(text)
  await page.getByRole('button', { name: 'Repurpose it' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['X thread', 'LinkedIn post', 'Instagram caption'])
  await expect(page.getByRole('tabpanel')).toContainText('I froze every loaf for years.')
  await page.getByRole('button', { name: 'Copy post 1' }).click()
  await expect
    .poll(() => page.evaluate(() => navigator.clipboard.readText()))
    .toMatch(/^I froze every loaf for years\.[\s\S]*1\/2$/)

  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Instagram caption' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel', { name: 'X thread' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})
