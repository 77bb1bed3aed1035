import type { Page } from '@playwright/test'
import { expect, test } from './journey'
import { hooksPath, toolPage } from './tool-page'

const namesPath = '/tiktok-username-generator'
const tagsPath = '/tiktok-hashtag-generator'

async function generate(page: Page, path: string, prompt: string) {
  await page.goto(path)
  await page.getByRole('main').getByRole('textbox').first().fill(prompt)
  await page.getByRole('main').locator('form button[type=submit]').first().click()
  await toolPage(page).waitUntilDone()
}

const measureHeights = (page: Page) =>
  toolPage(page).cards.evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().height))

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

test.beforeEach(({ context }) => context.grantPermissions(['clipboard-read', 'clipboard-write']))

test('on a phone a hook takes at most 340 pixels, a name 64', { tag: '@phone' }, async ({ page }) => {
  await generate(page, hooksPath, 'I sold 312 jars of chilli oil at the market and almost quit after one week')
  for (const height of await measureHeights(page)) expect(height).toBeLessThanOrEqual(340)
  await generate(page, hooksPath, 'unpopular opinion: pizza dough is overrated')
  const shortHeights = await measureHeights(page)
  expect(shortHeights.reduce((sum, height) => sum + height, 0) / shortHeights.length).toBeLessThanOrEqual(195)
  await generate(page, namesPath, 'home baker in Leeds, sourdough')
  for (const height of await measureHeights(page)) expect(height).toBeLessThanOrEqual(64)
})

for (const [path, prompt] of [
  [hooksPath, 'unpopular opinion: pizza dough is overrated'],
  [namesPath, 'home baker in Leeds, sourdough'],
  ['/tiktok/tiktok-caption-generator', 'restoring my grandmother’s cast iron pan'],
  ['/social-media-tools/twitter/tweet-generator', 'our indie game launches on Friday after four years'],
] as const) {
  test(`a walk through the results of ${path} meets one heading and at most three stops a card`, async ({ page }) => {
    await generate(page, path, prompt)
    const cards = toolPage(page).cards
    await expect(cards).not.toHaveCount(0)
    for (const card of await cards.all()) {
      await expect(card.getByRole('heading')).toHaveCount(1)
      await expect(card.getByRole('button').or(card.getByRole('link'))).toHaveCount(3)
    }
    const stops = await cards.locator('button, textarea').count()
    await cards.locator('button, textarea').first().focus()
    for (let stop = 1; stop < stops; stop += 1) await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: /^More for result/ }).last()).toBeFocused()
  })
}

test('a tap on the answer copies it, marking some of its words does not', async ({ page }) => {
  await generate(page, hooksPath, 'unpopular opinion: pizza dough is overrated')
  const answer = toolPage(page).cards.nth(1).getByRole('paragraph').first()
  await page.evaluate(() => navigator.clipboard.writeText('before'))
  await answer.selectText()
  await answer.dispatchEvent('click')
  expect(await readClipboard(page)).toBe('before')
  await page.evaluate(() => document.getSelection()?.removeAllRanges())
  await answer.click()
  await expect.poll(() => readClipboard(page)).toContain((await answer.textContent()) ?? 'nothing')
})

test('a name is copied with one tap, kept, and shows its details beneath it', { tag: '@both' }, async ({ page }) => {
  await generate(page, namesPath, 'home baker in Leeds, sourdough')
  const first = toolPage(page).cards.first()
  const name = (await first.getByRole('heading').textContent()) ?? ''
  await first.getByRole('button', { name: `Copy result 1: ${name}` }).click()
  await expect.poll(() => readClipboard(page)).toBe(name.replace('@', ''))
  const save = first.getByRole('button', { name: 'Save result 1' })
  await save.click()
  await expect(save).toHaveAttribute('aria-pressed', 'true')
  await expect(first.getByText('Display name:')).toHaveCount(0)
  await toolPage(page).more(1)
  await expect(first.getByText('Display name:')).toBeVisible()
})

test('tags are one set with one button; what it leaves out waits beside it and is not copied', {
  tag: '@both',
}, async ({ page }) => {
  await generate(page, tagsPath, 'sourdough bread for beginners at home')
  const set = toolPage(page).cards.first()
  const chips = await set.getByRole('listitem').allTextContents()
  expect(chips).toHaveLength(5)
  await set.getByRole('button', { name: 'Copy 5 tags (result 1)' }).click()
  await expect.poll(() => readClipboard(page)).toBe(chips.join(' '))
  await page.getByRole('button', { name: 'Copy all' }).first().click()
  await expect.poll(() => readClipboard(page)).toBe(chips.join(' '))
  await expect(toolPage(page).cards.nth(1)).toBeHidden()
  await page.getByText(/, not copied along$/).click()
  await expect(toolPage(page).cards.nth(1)).toBeVisible()
})

test('a refusal stays with what helps: another text, a moment, or nothing today', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.generate.click()
  const alert = page.getByRole('main').getByRole('alert')
  await expect(alert).toContainText('Please enter a prompt')
  await page.getByRole('button', { name: 'Edit your text' }).click()
  await expect(tool.box).toBeFocused()
  await page.keyboard.type('bread')
  await expect(alert).toHaveCount(0)

  await page.route('**/api/generate-content', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '20' }, json: { code: 'rate_limited' } }),
  )
  await tool.generate.click()
  await expect(alert).toContainText('Too fast')
  await expect(page.getByRole('button', { name: /^Again in (?:20|1\d) s$/ })).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/api/generate-content')

  await page.route('**/api/generate-content', (route) => route.fulfill({ status: 429, json: { code: 'daily_limit' } }))
  await tool.generate.click()
  await expect(alert).toContainText('Usage limit reached')
  await expect(page.getByRole('button', { name: /Try again|Edit your text/ })).toHaveCount(0)
})
