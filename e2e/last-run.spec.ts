import type { Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import {
  captionsPath,
  expectSample,
  generate,
  holdScripts,
  hooksPath,
  measureLayoutShift,
  mockApiError,
  prompt,
  toolPage,
  waitUntilSettled,
} from './tool-page'

const getTimeLabel = (page: Page) => page.getByText(/^From \d\d?:\d\d\s[AP]M$/)

async function expectRestored(page: Page, cards: readonly string[]) {
  const tool = toolPage(page)
  await expect(tool.cards).toHaveText(cards)
  await expect(tool.box).toHaveValue(prompt)
  await expect(getTimeLabel(page)).toBeVisible()
  await expect(page.locator('[name="option.tone"]')).toHaveValue('funny')
}

test('a reload, a new tab and Back restore prompt, options and results', { tag: '@phone' }, async ({
  page,
  context,
}) => {
  const tool = toolPage(page)
  const getLayoutShift = await measureLayoutShift(page)
  await page.goto(`${hooksPath}#prompt=${encodeURIComponent(prompt)}&tone=funny`)
  await tool.generate.click()
  await tool.waitUntilDone()
  const cards = await tool.cards.allTextContents()
  // Data that another version of the site may have stored in addition.
  await page.evaluate(() => {
    for (const key of ['postsmith-history', 'postsmith-last']) {
      const stored = JSON.parse(localStorage.getItem(key) ?? '')
      const list = stored.runs ?? stored.uses
      list.push({ id: 'of another version', cards: 7 })
      localStorage.setItem(key, JSON.stringify({ ...stored, ofAnotherVersion: true }))
    }
  })
  await tool.cards.nth(2).scrollIntoViewIfNeeded()
  await page.evaluate(() => scrollBy(0, 120))
  const scrollBefore = await page.evaluate(() => scrollY)
  const postRequests: string[] = []
  page.on('request', (request) => request.method() === 'POST' && postRequests.push(request.url()))
  await page.reload()
  await expectRestored(page, cards)
  expect(postRequests).toEqual([])
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(scrollBefore, -2)
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('BODY')

  await page.evaluate(() => scrollTo(0, 0))
  await page.reload()
  await getTimeLabel(page).waitFor()
  await waitUntilSettled(page)
  expect(await getLayoutShift()).toBeLessThan(0.02)

  await page.close()
  const newTab = await context.newPage()
  await newTab.goto(hooksPath)
  await waitUntilReady(newTab)
  await expectRestored(newTab, cards)
  await newTab.goto('/privacy')
  await newTab.goBack()
  await expectRestored(newTab, cards)
})

test('a restored run preserves input entered before the code had loaded, and “Clear” removes it', async ({ page }) => {
  const tool = toolPage(page)
  await generate(page)
  const release = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await tool.box.fill('something else')
  await tool.option('Tone').selectOption('Funny')
  release()
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.box).toHaveValue('something else')
  await expect(tool.option('Tone')).toHaveValue('funny')
  await tool.box.fill(prompt)

  await page.getByRole('button', { name: 'Clear these results' }).click()
  await expect(tool.cards).toHaveCount(0)
  await expect(tool.box).toHaveValue('')
  await expect(tool.box).toBeFocused()
  await expectSample(page)
  await page.reload()
  await waitUntilSettled(page)
  await expect(tool.cards).toHaveCount(0)
  await page.getByText('History', { exact: true }).click()
  await page.getByRole('button', { name: `Reopen: ${prompt.slice(0, 60)}` }).click()
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.box).toHaveValue(prompt)

  await page.goto(captionsPath)
  await waitUntilSettled(page)
  await expect(tool.cards).toHaveCount(0)
  await expect(page.getByText('History', { exact: true })).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('')
  await page.goto(`${hooksPath}#prompt=what+the+link+says&tone=funny`)
  await waitUntilSettled(page)
  await expect(tool.cards).toHaveCount(0)
  await page.reload()
  await expect(tool.box).toHaveValue('what the link says')
  await expect(tool.option('Tone')).toHaveValue('funny')
})

test('a tab preserves the text and the options of its tool across a reload', async ({ page }) => {
  const tool = toolPage(page)
  const text = 'homemade pizza dough,\nslowly '
  const sentRequests: string[] = []
  page.on('request', (request) => sentRequests.push(`${request.url()} ${request.postData() ?? ''}`))
  await mockApiError(page, 403, { error: 'Bot verification failed', code: 'bot_check' })
  await page.goto(hooksPath)
  await tool.option('Tone').selectOption('Funny')
  await tool.write(text)
  await expect(
    tool.notice('Generation failed', 'Verification failed. Please refresh the page and try again.'),
  ).toBeVisible()
  const sentCountBefore = sentRequests.length
  await page.reload()
  await expect(tool.box).toHaveValue(text)
  await expect(tool.option('Tone')).toHaveValue('funny')
  expect(sentRequests.slice(sentCountBefore).filter((request) => request.includes('pizza'))).toEqual([])
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
  await waitUntilReady(page)
  await expect(tool.box).toHaveValue(text)
  await expect(tool.option('Tone')).toHaveValue('funny')
  await tool.box.fill('')
  expect(await page.evaluate(() => JSON.stringify(Object.entries(sessionStorage)))).not.toMatch(/pizza|funny/)
  await page.reload()
  await waitUntilSettled(page)
  await expect(tool.box).toHaveValue('')
  await expect(tool.option('Tone')).toHaveValue('casual')
})

test('a page that Back restores from the browser’s memory still works', async ({
  playwright,
  launchOptions,
  baseURL,
}) => {
  const browser = await playwright.chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
  const page = await browser.newPage({ baseURL: String(baseURL) })
  const tool = toolPage(page)
  await page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { persisted }))
  })
  await page.goto(hooksPath)
  await waitUntilReady(page)
  await tool.write()
  await tool.waitUntilDone()
  const cards = await tool.cards.allTextContents()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  // A page restored from memory fires no load event.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'persisted' in window && window.persisted)
  await expect(tool.box).toHaveValue(prompt)
  expect(await tool.cards.allTextContents()).toEqual(cards)
  await tool.generate.click()
  await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  await browser.close()
})
