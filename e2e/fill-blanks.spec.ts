import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

/** A result with two blanks and a phrase that is not from the visitor, as the server would send it. */
const outline = {
  id: 'one',
  parts: [{ label: 'Say', text: 'At [the hour] I saw [who was there], and I cried.' }],
  copy: 'At [the hour] I saw [who was there], and I cried.',
  assumed: ['and I cried'],
  outline: true,
  carry: 'At [the hour] I saw [who was there], and I cried.',
  item: {},
}

const blank = (page: Page, name: string) =>
  page.getByRole('textbox', { name: `${name} (blank in result 1)`, exact: true })
const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.route('**/api/generate-content', (route) =>
    route.fulfill({
      status: 200,
      json: { content: '', cards: [outline], engine: 'openai', remaining: 19, requestId: 'test' },
    }),
  )
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
})

test('“Copy all” and a file have what was typed just before they were pressed', async ({ page }) => {
  await blank(page, 'the hour').pressSequentially('six')
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect.poll(() => readClipboard(page)).toBe('At six I saw [who was there], and I cried.')
  await blank(page, 'who was there').pressSequentially('Ann')
  await page.getByRole('button', { name: 'Download', exact: true }).click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download .txt' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain('At six I saw Ann, and I cried.')
})

test('the next tool and the history have what was typed just before the link was pressed', async ({ page }) => {
  await blank(page, 'the hour').pressSequentially('six')
  await blank(page, 'who was there').pressSequentially('Ann')
  await page.getByRole('region', { name: 'Next step' }).getByRole('link').click()
  await expect(page.getByText('From your hook: “At six I saw Ann, and I cried.”')).toBeVisible()
  await page.goto(hooksPath)
  await expect(page.getByRole('article')).toContainText('At six I saw Ann, and I cried.')
  await expect(page.getByRole('article').getByRole('textbox')).toHaveCount(0)
})

test('Drop and Edit begin with what has been typed, and nothing puts the old text back', async ({ page }) => {
  const card = page.getByRole('article')
  await toolPage(page).more(1)
  await blank(page, 'the hour').pressSequentially('six')
  await page.getByRole('button', { name: 'Drop “and I cried” (result 1)' }).click()
  await page.waitForTimeout(500)
  await expect(card.getByRole('paragraph').first()).toHaveText(/^At six I saw\s*\.$/)
  await blank(page, 'who was there').pressSequentially('Ann')
  await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
  const editor = page.getByRole('textbox', { name: 'Your text of result 1' })
  await expect(editor).toHaveValue('At six I saw Ann.')
  await editor.pressSequentially(' Twice.')
  await page.getByRole('button', { name: 'Done editing result 1' }).click()
  await expect(card).toContainText('Twice.')
  await expect(card).toContainText('Ann')
  await expect(card.locator('[data-blank]')).toHaveCount(0)
})

test('Enter goes on to the next blank, but not where it ends a word of an input method', async ({ page }) => {
  await blank(page, 'the hour').focus()
  await blank(page, 'the hour').dispatchEvent('keydown', { key: 'Enter', isComposing: true })
  await expect(blank(page, 'the hour')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(blank(page, 'who was there')).toBeFocused()
})
