import type { Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { servers } from './servers'
import { generate, toolPage } from './tool-page'

test.use({ baseURL: servers.model.url })

test.beforeEach(({ page }) => mockTurnstileScript(page))

const readText = (page: Page, index: number) =>
  toolPage(page).cards.nth(index).getByRole('paragraph').first().textContent()

test('a rewritten version names lost details, shows changes and updates after an edit', async ({ page }) => {
  await page.goto('/text-tools/paraphraser')
  await page.getByRole('textbox', { name: 'Your text' }).fill('I bake slow bread, ask @maya fault:lost-twice')
  await page.getByRole('button', { name: 'Paraphrase' }).click()
  const card = page.getByRole('article', { name: 'Result 1' })
  await expect(card.getByText('Missing from your text: @maya.')).toBeVisible()
  await card.getByRole('button', { name: 'More for result 1' }).click()
  const changesRegion = card.getByRole('region', { name: 'What changed' })
  await expect(changesRegion.getByText(/% of the words are the same/)).toBeVisible()
  await expect(changesRegion.locator('del').first()).toBeVisible()
  expect(await findAxeViolations(page)).toEqual([])
  await card.getByRole('button', { name: 'Edit result 1' }).click()
  await card.getByRole('textbox').fill('I bake slow bread, ask @maya fault:lost-twice now')
  await expect(changesRegion.locator('ins')).toHaveText('now')
  await expect(changesRegion.locator('del')).toHaveCount(0)
  await card.getByRole('button', { name: 'Save' }).last().click()
  await expect(card.getByText('Missing from your text')).toHaveCount(0)
})

test('one result is rewritten, even after an edit, while the others stay; undo steps back', async ({ page }) => {
  const tool = toolPage(page)
  await generate(page)
  const [originalText, nextResult] = [await readText(page, 1), await readText(page, 2)]

  await tool.more(2)
  await tool.cards.nth(1).getByText('Rewrite…').click()
  const bolderRequest = page.waitForRequest('**/api/generate-content')
  await page.getByRole('button', { name: 'Bolder · 1 use (result 2)' }).click()
  expect((await bolderRequest).postDataJSON().parameters.refine).toMatchObject({ action: 'bolder' })
  await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  const bolderText = await readText(page, 1)
  expect(bolderText).not.toBe(originalText)

  const changeInput = page.getByRole('textbox', { name: 'what to change in result 2' })
  await changeInput.fill('mention that it’s for beginners')
  const changeRequest = page.waitForRequest('**/api/generate-content')
  await changeInput.press('Enter')
  expect((await changeRequest).postDataJSON().parameters.refine).toMatchObject({
    action: 'change',
    words: 'mention that it’s for beginners',
  })
  await expect(tool.usesLeft).toHaveText('17 of 20 uses left today')
  expect(await readText(page, 2)).toBe(nextResult)

  await page.getByRole('button', { name: 'Undo requested change (result 2)' }).click()
  expect(await readText(page, 1)).toBe(bolderText)
  await page.getByRole('button', { name: 'Undo bolder version (result 2)' }).click()
  expect(await readText(page, 1)).toBe(originalText)

  await tool.more(1)
  await page.getByRole('button', { name: 'Edit result 1', exact: true }).click()
  await page.getByRole('textbox', { name: 'Edit hook 1', exact: true }).fill('My own hook')
  await page.getByRole('button', { name: 'Done editing result 1' }).click()
  await tool.cards.first().getByText('Rewrite…').click()
  const specificRequest = page.waitForRequest('**/api/generate-content')
  await page.getByRole('button', { name: 'More specific · 1 use (result 1)' }).click()
  expect((await specificRequest).postDataJSON().parameters.refine).toMatchObject({
    action: 'specific',
    text: 'My own hook',
  })
  await expect(tool.usesLeft).toHaveText('16 of 20 uses left today')
})

test('“More like this” adds results below, and “Shorter” can be undone', async ({ page }) => {
  const tool = toolPage(page)
  await generate(page)
  const count = await tool.cards.count()
  const fifthText = await readText(page, 4)
  await tool.more(4)
  await page.getByRole('button', { name: 'More like this · 1 use (result 4)' }).click()
  await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  const addedCount = (await tool.cards.count()) - count
  expect(addedCount).toBeGreaterThan(0)
  expect(await readText(page, 4 + addedCount)).toBe(fifthText)
  await expect(page.getByRole('status').filter({ hasText: `${addedCount} new result` })).toBeAttached()
  await expect(tool.cards.nth(4)).toHaveAccessibleName(`Result ${count + 1}`)
  await expect(tool.cards.nth(4).getByText('new', { exact: true })).toBeVisible()
  await expect(tool.cards.nth(4 + addedCount)).toHaveAccessibleName('Result 5')

  const secondCard = tool.cards.nth(1)
  await tool.more(2)
  await expect(secondCard).toContainText('of 100')
  const textBefore = await secondCard.textContent()
  const shortCard = { id: '1', parts: [{ text: 'In short' }], copy: 'In short', carry: 'In short', item: {} }
  const reply = { content: 'In short', cards: [shortCard], engine: 'openai', remaining: 17, requestId: 'test' }
  await page.route('**/api/generate-content', (route) => route.fulfill({ json: reply }))
  const request = page.waitForRequest('**/api/generate-content')
  await page.getByRole('button', { name: 'Shorter · 1 use (result 2)' }).click()
  expect((await request).postDataJSON().parameters.refine).toMatchObject({ action: 'shorter' })
  await expect(secondCard).toContainText('In short')
  await expect(tool.cards).toHaveCount(count + addedCount)
  await page.getByRole('button', { name: 'Undo shortening (result 2)' }).click()
  expect(await secondCard.textContent()).toBe(textBefore)
})
