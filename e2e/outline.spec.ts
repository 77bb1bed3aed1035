import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { generate, readClipboard, toolPage } from './tool-page'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

const ending = 'It ended at noon.'
const fullResult = { id: 'two', parts: [{ text: ending }], copy: ending, carry: 'x', item: {} }

async function writeOutline(page: Page, copy: string) {
  const outline = { id: 'one', parts: [{ label: 'Say', text: copy }], copy, outline: true, carry: 'It began', item: {} }
  const reply = { content: '', cards: [outline, fullResult], engine: 'built-in', remaining: 19, requestId: 'test' }
  await page.route('**/api/generate-content', (route) => route.fulfill({ status: 200, json: reply }))
  await generate(page)
  return toolPage(page).cards
}

test('an outline is labeled, and becomes a result when its blanks are filled in by keyboard', async ({ page }) => {
  const cards = await writeOutline(page, 'It began at [the hour] with [who was there].')
  await expect(page.getByText('1 result and 1 outline ready.')).toBeAttached()
  const firstCard = cards.first()
  await expect(firstCard.getByText('Outline: fill in')).toBeVisible()
  await expect(cards.nth(1).getByText('Outline: fill in')).toBeHidden()
  const blanks = firstCard.getByRole('textbox')
  await expect(blanks).toHaveCount(2)
  await blanks.first().focus()
  await page.keyboard.type('six')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('textbox', { name: 'who was there (blank in result 1)' })).toBeFocused()
  await page.keyboard.type('my aunt')
  await expect(firstCard.getByText('Outline: fill in')).toBeHidden()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Copy result 1', exact: true })).toBeFocused()
  await expect(firstCard.getByText('It began at six with my aunt.')).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await page.getByRole('button', { name: 'Undo filling in (result 1)' }).click()
  await expect(blanks).toHaveCount(2)
})

test('“Copy all” counts the blanks, and Copy requests that they be filled in first', async ({ page }) => {
  const cards = await writeOutline(page, 'It began at [the hour] with [who was there].')
  const allResults = 'It began at [the hour] with [who was there].\nIt ended at noon.'
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect(page.getByText('Copied to clipboard! 2 blanks left to fill in.')).toBeVisible()
  await expect.poll(() => readClipboard(page)).toBe(allResults)

  await page.getByRole('button', { name: 'Copy result 1', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'the hour (blank in result 1)' })).toBeFocused()
  await expect(page.getByText('2 blanks left. Fill them in or')).toBeVisible()
  expect(await readClipboard(page)).toBe(allResults)
  await page.keyboard.type('noon')
  await expect(page.getByText('1 blank left. Fill it in or')).toBeVisible()
  await page.getByRole('button', { name: 'Copy anyway (result 1)' }).click()
  await expect.poll(() => readClipboard(page)).toBe('It began at noon with [who was there].')
  await expect(cards.first().getByText('edited by you')).toBeVisible()
  // Results without days offer no calendar.
  await expect(page.getByRole('button', { name: 'Download calendar (.ics)' })).toHaveCount(0)
})

test('a period stays on the same line as a blank as wide as its card', { tag: '@phone' }, async ({ page }) => {
  const copy = 'Nobody tells you this. [One true detail of it, just as you would tell a friend].'
  const blank = (await writeOutline(page, copy)).first().getByRole('textbox')
  await expect(blank).toBeVisible()
  const [box, periodBox] = await blank.evaluate((area) => {
    const range = document.createRange()
    range.selectNodeContents(area.nextSibling as Node)
    return [area.getBoundingClientRect().toJSON(), range.getBoundingClientRect().toJSON()]
  })
  expect(periodBox.width).toBeGreaterThan(0)
  expect(periodBox.left).toBeGreaterThanOrEqual(box.right - 1)
  expect(periodBox.top).toBeLessThan(box.bottom)
  expect(periodBox.right).toBeLessThanOrEqual(340)
})
