import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

async function generateResults(page: Page, path: string, prompt: string, button: string) {
  await page.goto(path)
  await page.getByRole('main').getByRole('textbox').first().fill(prompt)
  await page.getByRole('button', { name: button }).click()
  await toolPage(page).waitUntilDone()
}

const editor = (page: Page, number: number) =>
  page.getByRole('textbox', { name: `Your text of result ${number}`, exact: true })

async function startEditing(page: Page, number: number, text: string) {
  await toolPage(page).more(number)
  await page.getByRole('button', { name: `Edit result ${number}`, exact: true }).click()
  await editor(page, number).fill(text)
}

test('a slide that is being rewritten waits while another is in front', async ({ page }) => {
  const prompt = 'I bought a houseplant. It lasted a summer. A friend told me to lift the pot. A light pot wants water.'
  await generateResults(page, '/social-media-tools/instagram/carousel-planner', prompt, 'Plan the carousel')
  await startEditing(page, 1, 'Lift the pot')
  await page.getByRole('button', { name: 'Next slide' }).click()
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
  await expect(editor(page, 1)).toBeHidden()
  await page.getByRole('button', { name: 'Previous slide' }).click()
  await expect(editor(page, 1)).toHaveValue('Lift the pot')
})

test('a post that is being rewritten waits while another day is open', async ({ page }) => {
  await generateResults(page, '/tiktok-video-ideas-generator', 'a small candle shop in Austin', 'Generate the plan')
  const days = page.getByRole('region', { name: 'Results', exact: true }).locator('ol button[draggable]')
  await days.first().click()
  await startEditing(page, 1, 'Pour a candle')
  await days.nth(1).click()
  await expect(page.getByRole('article', { name: 'Result 2' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  await days.first().click()
  await expect(editor(page, 1)).toHaveValue('Pour a candle')
})

test('closing More keeps the focus on it, whatever is open there', async ({ page }) => {
  await generateResults(page, hooksPath, 'unpopular opinion: pizza dough is overrated', 'Generate hooks')
  await startEditing(page, 1, 'Dough is fine')
  const more = page.getByRole('button', { name: 'More for result 1', exact: true })
  await more.press('Enter')
  await expect(editor(page, 1)).toBeHidden()
  await expect(more).toBeFocused()
})

test('Escape gives up a text, but not where it ends a word of an input method', async ({ page }) => {
  const composingKey = { key: 'Escape', isComposing: true }
  await generateResults(page, hooksPath, 'unpopular opinion: pizza dough is overrated', 'Generate hooks')
  await startEditing(page, 1, 'Dough is fine')
  await editor(page, 1).dispatchEvent('keydown', composingKey)
  await expect(editor(page, 1)).toHaveValue('Dough is fine')
  await editor(page, 1).press('Escape')
  await expect(editor(page, 1)).toBeHidden()

  await page.goto('/social-media-tools/twitter/thread-creator#mode=split&prompt=Start+with+a+table')
  await page.getByRole('button', { name: 'Edit post 1' }).click()
  const post = page.getByRole('textbox', { name: 'Text of post 1' })
  await post.fill('Start with a pen')
  await post.dispatchEvent('keydown', composingKey)
  await expect(post).toHaveValue('Start with a pen')
  await post.press('Escape')
  await expect(post).toBeHidden()
})
