import type { Browser, Page } from '@playwright/test'
import { expect, test, waitUntilReady } from './journey'
import { hooksPath, toolPage } from './tool-page'

const insecureMessage = 'The check needs a secure connection. Open this site with https:// and try again.'

let browser: Browser
let page: Page

/** As a site that runs at home is opened from another device: plain HTTP, and not on localhost. */
test.beforeEach(async ({ playwright, launchOptions, baseURL }) => {
  browser = await playwright.chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), '--host-resolver-rules=MAP insecure.test 127.0.0.1'],
  })
  const { port } = new URL(String(baseURL))
  page = await browser.newPage({ baseURL: `http://insecure.test:${port}` })
})
test.afterEach(() => browser.close())

// Row F18
test('without HTTPS the check cannot run: the page says so at the click, and keeps the text', async () => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await waitUntilReady(page)
  expect(await page.evaluate(() => [isSecureContext, 'subtle' in crypto && crypto.subtle])).toEqual([false, false])
  await tool.write()
  await expect(tool.notice('Verification failed', insecureMessage)).toBeVisible()
  await expect(page.getByText('Your text is kept, and no use was counted.')).toBeVisible()
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
  await expect(tool.usesLeft).toHaveText('20 of 20 left today')
  await expect(page.getByRole('button', { name: 'Try again' })).toHaveCount(0)
  await expect(tool.generate).toBeVisible()
})

test('the same for a link', async () => {
  await page.goto('/tiktok/tiktok-transcript-generator')
  await waitUntilReady(page)
  const link = page.getByRole('textbox', { name: 'TikTok video link' })
  await link.fill('https://www.tiktok.com/@crumb.club/video/7300000000000000001')
  await page.getByRole('button', { name: 'Transcribe TikTok Video' }).click()
  await expect(page.getByRole('main').getByText(insecureMessage, { exact: true })).toBeVisible()
  await expect(page.getByText('What you entered is kept, and no use was counted.')).toBeVisible()
  await expect(link).toHaveValue('https://www.tiktok.com/@crumb.club/video/7300000000000000001')
})

// Row F37
test('without HTTPS a text is copied in the older way', async () => {
  await page.goto('/social-media-tools/tiktok/money-calculator')
  await waitUntilReady(page)
  expect(await page.evaluate(() => 'clipboard' in navigator)).toBe(false)
  await page.getByRole('button', { name: 'Copy summary' }).click()
  await expect(page.getByText('Copied to clipboard!')).toBeVisible()
  await page.goto(hooksPath)
  await waitUntilReady(page)
  await toolPage(page).box.press('Control+V')
  await expect(toolPage(page).box).toHaveValue(/^TikTok earnings estimate: \$482 per month/)
})
