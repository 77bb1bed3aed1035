import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { servers } from './servers'

test('a marked word is replaced in the box and restored, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/text-tools/readability-checker')
  const box = page.getByRole('textbox', { name: 'Your text' })
  await box.fill('We utilize it in order to win. It was written by Anna. It really rained.')
  const panel = page.getByRole('dialog')
  await page.getByRole('button', { name: 'utilize, Complex word' }).click()
  await expect(panel).toContainText('shorter, more common word')
  expect(await findAxeViolations(page)).toEqual([])
  await panel.getByRole('button', { name: 'Use “use”' }).click()
  await expect(panel).toBeHidden()
  await expect(box).toHaveValue(/^We use it in order/)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(box).toHaveValue(/^We utilize it/)
  // The report is rendered again with new marks.
  await expect(page.getByRole('button', { name: 'utilize, Complex word' })).toBeVisible()

  const reallyMark = page.getByRole('button', { name: 'really, Weasel word' })
  await reallyMark.focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(panel.getByRole('button', { name: 'Leave it out' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(reallyMark).toBeFocused()
  await page.getByRole('checkbox', { name: /Weasel word/ }).uncheck()
  await expect(reallyMark).toHaveCount(0)
})

test('a text becomes versions in tabs, which the arrow keys switch between', async ({ page }) => {
  await mockTurnstileScript(page)
  await page.goto(`${servers.model.url}/text-tools/content-repurposer`)
  await page
    .getByRole('textbox', { name: 'Your text', exact: true })
    .fill(
      'I froze every loaf for years. It kept for months, but it never tasted of much. Then the freezer broke in July. I sliced what was left and dried it on the rack above the stove. Dry bread keeps until Christmas. It turns into soup, salad and crumbs.',
    )
  await page.getByRole('button', { name: 'Repurpose it' }).click()
  const tabs = page.getByRole('tab')
  await expect(tabs).toHaveText(['X thread', 'LinkedIn post', 'Instagram caption'])
  await tabs.first().focus()
  await page.keyboard.press('ArrowLeft')
  await expect(tabs.last()).toBeFocused()
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel', { name: 'Instagram caption' })).toBeVisible()
  await page.keyboard.press('Home')
  await expect(page.getByRole('tabpanel', { name: 'X thread' })).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
})
