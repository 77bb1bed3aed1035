import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

const captionsPath = '/tiktok/tiktok-caption-generator'

async function writeCaptions(page: Page) {
  await page.goto(captionsPath)
  await page
    .getByRole('textbox', { name: 'What happens in the video?' })
    .fill('restoring my grandmother’s cast iron pan')
  await page.getByRole('button', { name: 'Generate captions' }).click()
  await expect(page.getByText('Content generated!')).toBeVisible()
}

const editor = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Your text of result ${number}`, exact: true })
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('an edited result is counted, copied, kept and undone', async ({ page }) => {
  const { cards } = toolPage(page)
  await writeCaptions(page)
  const before = await cards.nth(1).textContent()
  await toolPage(page).more(2)
  await page.getByRole('button', { name: 'Save result 2', exact: true }).click()
  const edit = page.getByRole('button', { name: 'Edit result 2', exact: true })
  await edit.click()
  await expect(editor(page, 2)).toBeFocused()
  await editor(page, 2).fill('Rust was here 🍳 #castiron')
  await expect(cards.nth(1)).toContainText('26 of 2,200 characters')
  await expect(cards.nth(1)).toContainText('1 of 5 hashtags')
  await page.getByRole('button', { name: 'Copy result 2', exact: true }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  expect(await readClipboard(page)).toBe('Rust was here 🍳 #castiron')
  await editor(page, 2).press('Control+Enter')
  await expect(edit).toBeFocused()
  await expect(page.getByRole('button', { name: 'Save result 2', exact: true })).toHaveAttribute('aria-pressed', 'true')

  await page.reload()
  await expect(cards.nth(1)).toContainText('Rust was here 🍳 #castiron')

  await toolPage(page).more(2)
  await page.getByRole('button', { name: 'Edit result 2', exact: true }).click()
  await editor(page, 2).fill('Gone')
  await page.getByRole('button', { name: 'Done editing result 2' }).click()
  await page.getByRole('button', { name: 'Undo editing of result 2' }).click()
  await expect(cards.nth(1)).toContainText('Rust was here 🍳 #castiron')
  await expect(cards.nth(1)).toBeFocused()
  expect(before).not.toContain('Rust was here')
})

test('an edit that is given up or emptied changes nothing', async ({ page }) => {
  const { cards } = toolPage(page)
  await writeCaptions(page)
  await toolPage(page).more(1)
  const before = await cards.first().textContent()
  const edit = page.getByRole('button', { name: 'Edit result 1', exact: true })
  await edit.click()
  await editor(page, 1).fill('   ')
  await page.getByRole('button', { name: 'Done editing result 1' }).click()
  await expect(page.getByText('Write something, or cancel.')).toBeVisible()
  await expect(editor(page, 1)).toBeFocused()
  await editor(page, 1).press('Escape')
  await expect(edit).toBeFocused()
  expect(await cards.first().textContent()).toBe(before)
})

test('the first line of one result goes on another, and back', async ({ page }) => {
  const { cards } = toolPage(page)
  await writeCaptions(page)
  const firstLine = (index: number) => cards.nth(index).getByRole('paragraph').first().textContent()
  const [ownLine, otherLine] = [await firstLine(0), await firstLine(2)]
  await toolPage(page).more(1)
  await page.getByRole('button', { name: 'Combine result 1', exact: true }).click()
  const lines = page.getByRole('region', { name: 'First lines for result 1' })
  await expect(lines.getByText('Result 1', { exact: true })).toHaveCount(0)
  await lines
    .getByRole('listitem')
    .filter({ has: page.getByText('Result 3', { exact: true }) })
    .getByRole('button')
    .click()
  expect(await firstLine(0)).toBe(otherLine)
  expect(await firstLine(2)).toBe(otherLine)
  await page.getByRole('button', { name: 'Undo combining of result 1' }).click()
  expect(await firstLine(0)).toBe(ownLine)
})

test('a preview is one figure with a caption, and follows the text as it is typed', async ({ page }) => {
  await writeCaptions(page)
  await expect(page.getByRole('figure')).toHaveCount(0)
  await toolPage(page).more(1)
  const card = toolPage(page).cards.first()
  await expect(card.getByRole('figure')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
  await editor(page, 1).fill(`Rust and ${'patience '.repeat(30)}`)
  await expect(card.getByRole('figure')).toContainText('TikTok shows about this much before “more”')
  await editor(page, 1).fill('Rust.')
  await expect(card.getByRole('figure')).toContainText('TikTok should show all of it:')
})

test('the page says plainly what the built-in writer cannot do', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
  await expect(page.getByText('That takes an AI model.')).toBeVisible()
  await expect(page.getByText('Rewrite…')).toHaveCount(0)
})

for (const theme of ['light', 'dark'] as const) {
  test(`previews, editor and first lines are accessible in the ${theme} theme`, { tag: '@both' }, async ({ page }) => {
    await writeCaptions(page)
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name
    }, theme)
    for (const number of [1, 2, 3]) await toolPage(page).more(number)
    await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
    await page.getByRole('button', { name: 'Combine result 2', exact: true }).click()
    expect(await findAxeViolations(page)).toEqual([])
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
    expect(isTooWide).toBe(false)
  })
}
