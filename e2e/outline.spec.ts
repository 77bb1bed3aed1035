import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

/** A result with two blanks, as the server would send it. */
const outline = {
  id: 'one',
  parts: [{ label: 'Say', text: 'It began at [the hour] with [who was there].' }],
  copy: 'It began at [the hour] with [who was there].',
  outline: true,
  carry: 'It began',
  item: {},
}
const fullResult = {
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
      json: {
        content: '',
        cards: [outline, fullResult],
        engine: 'built-in',
        remaining: 19,
        requestId: 'test',
      },
    }),
  ),
)

test('an outline is labelled, not counted as a result, filled in from blank to blank, and then is one', async ({
  page,
}) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await expect(page.getByText('1 result and 1 outline ready.')).toBeAttached()
  const [first] = [tool.cards.first()]
  await expect(first.getByText('Outline: fill in')).toBeVisible()
  await expect(tool.cards.nth(1).getByText('Outline: fill in')).toBeHidden()

  const blanks = first.getByRole('textbox')
  await expect(blanks).toHaveCount(2)
  await blanks.first().focus()
  await page.keyboard.type('six')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'who was there (blank in result 1)' })).toBeFocused()
  await page.keyboard.type('my aunt')
  await expect(first.getByText('Outline: fill in')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy result 1', exact: true })).toBeFocused()
  await expect(first.getByText('It began at six with my aunt.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo filling in of result 1' }).click()
  await expect(blanks).toHaveCount(2)
})

test('a full stop keeps to the line of a blank that is as wide as its card', { tag: '@phone' }, async ({ page }) => {
  const copy = 'Nobody tells you this. [One true detail of it, just as you would tell a friend].'
  await page.route('**/api/generate-content', (route) =>
    route.fulfill({
      status: 200,
      json: {
        content: '',
        cards: [{ ...outline, parts: [{ text: copy }], copy }],
        engine: 'built-in',
        remaining: 19,
        requestId: 'test',
      },
    }),
  )
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  const blank = tool.cards.first().getByRole('textbox')
  await expect(blank).toBeVisible()
  const [box, stop] = await blank.evaluate((area) => {
    const range = document.createRange()
    range.selectNodeContents(area.nextSibling as Node)
    return [area.getBoundingClientRect().toJSON(), range.getBoundingClientRect().toJSON()]
  })
  expect(stop.width).toBeGreaterThan(0)
  expect(stop.left).toBeGreaterThanOrEqual(box.right - 1)
  expect(stop.top).toBeLessThan(box.bottom)
  expect(stop.right).toBeLessThanOrEqual(340)
})

test('Copy asks for what is left open, and copies it as it is when told to', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await page.getByRole('button', { name: 'Copy result 1', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'the hour (blank in result 1)' })).toBeFocused()
  await expect(page.getByText('2 blanks left. Fill them in, or copy it as it is.')).toBeVisible()
  expect(await copied()).toBe('before')
  await page.keyboard.type('noon')
  await expect(page.getByText('1 blank left. Fill it in, or copy it as it is.')).toBeVisible()
  await page.getByRole('button', { name: 'Copy as it is (result 1)' }).click()
  await expect.poll(copied).toBe('It began at noon with [who was there].')
  await expect(tool.cards.first().getByText('edited by you')).toBeVisible()
})

test('“Copy all” says of what it copied that blanks are left in it', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect(page.getByText('Copied to clipboard! 2 blanks are left to fill in.')).toBeVisible()
  const copied = () => page.evaluate(() => navigator.clipboard.readText())
  await expect.poll(copied).toBe('It began at [the hour] with [who was there].\nIt ended at noon.')
})
