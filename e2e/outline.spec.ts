import { expect, test } from './journey'
import { hooks, toolPage } from './tool-page'

/** A result with two blanks, as the server would send it. */
const outline = {
  id: 'one',
  parts: [{ label: 'Say', text: 'It began at [the hour] with [who was there].' }],
  copy: 'It began at [the hour] with [who was there].',
  outline: true,
  carry: 'It began',
  item: {},
}
const whole = {
  id: 'two',
  parts: [{ text: 'It ended at noon.' }],
  copy: 'It ended at noon.',
  carry: 'x',
  item: {},
}

test.beforeEach(({ page }) =>
  page.route('**/api/generate-content', (route) =>
    route.fulfill({
      status: 200,
      json: { content: '', cards: [outline, whole], engine: 'built-in', remaining: 19, requestId: 'test' },
    }),
  ),
)

test('an outline is labelled, not counted as a result, filled in from blank to blank, and then is one', async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.goto(hooks)
  await tool.write()
  await tool.finished()
  await expect(page.getByText('1 result and 1 outline ready.')).toBeAttached()
  const [first] = [tool.cards.first()]
  await expect(first.getByText('Outline: fill in')).toBeVisible()
  await expect(tool.cards.nth(1).getByText('Outline: fill in')).toBeHidden()

  await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
  const box = page.getByRole('textbox', { name: 'Your text of result 1' })
  await expect(box).toBeFocused()
  await page.keyboard.type('six')
  await page.keyboard.press('Tab')
  await page.keyboard.type('my aunt')
  await expect(box).toHaveValue('It began at six with my aunt.')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  await expect(first.getByText('Outline: fill in')).toBeHidden()
  await page.getByRole('button', { name: 'Save result 1' }).click()
  await expect(first.getByText('It began at six with my aunt.')).toBeVisible()
  await expect(first.getByText('Outline: fill in')).toBeHidden()
})

test('an outline is copied and saved as one', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await page.goto(hooks)
  await tool.write()
  await tool.finished()
  await page.getByRole('button', { name: 'Copy result 1', exact: true }).click()
  await expect(page.getByText('Copied to clipboard. Fill in the blanks before you post.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy all' }).click()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect
    .poll(copied)
    .toBe('Outline: fill in\nIt began at [the hour] with [who was there].\n\nIt ended at noon.')
})
