import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { hooksPath, measureLayoutShift, toolPage, waitUntilSettled } from './tool-page'

const prompt = 'unpopular opinion: pizza dough is overrated'
const captionsPath = '/tiktok/tiktok-caption-generator'
const getTimeLabel = (page: Page) => page.getByText(/^From \d\d:\d\d$/)

/** A run with an option of its own; gives the text of each card. */
async function generateCards(page: Page): Promise<string[]> {
  const tool = toolPage(page)
  await page.goto(`${hooksPath}#prompt=${encodeURIComponent(prompt)}&tone=funny`)
  await tool.generate.click()
  await tool.waitUntilDone()
  return tool.cards.allTextContents()
}

/** The page shows the run as it was, and nothing has been asked of the server for it. */
async function expectRestored(page: Page, cards: readonly string[]) {
  const tool = toolPage(page)
  await expect(tool.cards).toHaveCount(cards.length)
  await expect.poll(() => tool.cards.allTextContents()).toEqual(cards)
  await expect(tool.box).toHaveValue(prompt)
  await expect(getTimeLabel(page)).toBeVisible()
  await expect(page.locator('[name="option.tone"]')).toHaveValue('funny')
}

test('a reload brings back prompt, options and results where they were, without a request', {
  tag: '@both',
}, async ({ page }) => {
  const cards = await generateCards(page)
  const third = toolPage(page).cards.nth(2)
  await third.scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 120))
  const before = await page.evaluate(() => scrollY)
  const postRequests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && postRequests.push(request.url()))
  await page.reload()
  await expectRestored(page, cards)
  expect(postRequests).toEqual([])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(before, -2)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')
})

test('a tab that was closed: a new one has it all, and so has a second reload', async ({ page, context }) => {
  const cards = await generateCards(page)
  await page.close()
  const again = await context.newPage()
  await again.goto(hooksPath)
  await waitUntilReady(again)
  await expectRestored(again, cards)
  await again.reload()
  await expectRestored(again, cards)
})

test('a deployment in between changes nothing: the new files read what the old ones kept', async ({ page }) => {
  const cards = await generateCards(page)
  // What the storage of another version of the site may hold beside ours.
  await page.evaluate(() => {
    for (const key of ['postsmith-history', 'postsmith-last']) {
      const stored = JSON.parse(localStorage.getItem(key) ?? '')
      const list = stored.runs ?? stored.uses
      list.push({ id: 'of another version', cards: 7 })
      localStorage.setItem(key, JSON.stringify({ ...stored, ofAnotherVersion: true }))
    }
  })
  await page.reload()
  await expectRestored(page, cards)
})

test('Back from another page, without the browser’s memory of pages', async ({ page }) => {
  const cards = await generateCards(page)
  await page.goto('/privacy')
  await page.goBack()
  await expectRestored(page, cards)
})

test('“Clear” takes it away for good, the earlier runs still have it', async ({ page }) => {
  await generateCards(page)
  await page.reload()
  const tool = toolPage(page)
  await getTimeLabel(page).waitFor()
  await page.getByRole('button', { name: 'Clear these results' }).click()
  await expect(tool.cards).toHaveCount(0)
  await expect(tool.box).toHaveValue('')
  await expect(tool.box).toBeFocused()
  await page.reload()
  await waitUntilSettled(page)
  await expect(tool.cards).toHaveCount(0)
  await page.getByText('Earlier runs', { exact: true }).click()
  await page.getByRole('button', { name: `Show again: ${prompt}` }).click()
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.box).toHaveValue(prompt)
})

test('another tool shows nothing of it, and a link with a text of its own wins', async ({ page }) => {
  await generateCards(page)
  await page.goto(captionsPath)
  await waitUntilSettled(page)
  const tool = toolPage(page)
  await expect(tool.cards).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('')
  await page.goto(`${hooksPath}#prompt=what+the+link+says`)
  await waitUntilSettled(page)
  await expect(tool.box).toHaveValue('what the link says')
  await expect(tool.cards).toHaveCount(0)
})

test('what is typed while it comes back stays', async ({ page }) => {
  const cards = await generateCards(page)
  await page.route('**/_next/static/chunks/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 300))
    await route.continue()
  })
  await page.reload({ waitUntil: 'commit' })
  const tool = toolPage(page)
  await tool.box.fill('something else')
  await expect(tool.cards).toHaveCount(cards.length)
  await expect(tool.box).toHaveValue('something else')
})

test('who has nothing kept loads nothing more, and for who has, nothing moves', { tag: '@both' }, async ({
  page,
  browser,
  baseURL,
}) => {
  const fresh = await browser.newPage()
  await fresh.goto(`${baseURL}${hooksPath}`)
  await waitUntilSettled(fresh)
  const countScripts = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length
  const scriptCount = await fresh.evaluate(countScripts)
  expect(await fresh.evaluate(() => document.documentElement.dataset.kept)).toBeUndefined()
  await fresh.close()

  const getLayoutShift = await measureLayoutShift(page)
  await generateCards(page)
  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await getTimeLabel(page).waitFor()
  await waitUntilSettled(page)
  expect(await page.evaluate(countScripts)).toBeGreaterThan(scriptCount)
  expect(await getLayoutShift()).toBeLessThan(0.02)
})

test('tools of the server bring back what was entered, in a new tab as well', async ({ page, context }) => {
  await page.goto('/tiktok-username-checker')
  await page.getByRole('textbox', { name: 'Usernames' }).fill('takenone\ntakentwo')
  await page.getByRole('button', { name: 'Check usernames' }).click()
  await expect(page.getByText('Names checked!').first()).toBeVisible({ timeout: 45_000 })
  await page.close()
  const again = await context.newPage()
  await again.goto('/tiktok-username-checker')
  await waitUntilReady(again)
  await expect(again.getByRole('textbox', { name: 'Usernames' })).toHaveValue('takenone\ntakentwo')
})
