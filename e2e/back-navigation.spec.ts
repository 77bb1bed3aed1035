import { expect, test, waitUntilReady } from './journey'
import { hooksPath, toolPage } from './tool-page'

// Row F36
test('Back brings a tool’s page as it was left, from the browser’s memory, and it goes on working', async ({
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
  const first = await tool.cards.first().textContent()
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  // A page from memory has no load event to wait for.
  await page.goBack({ waitUntil: 'commit' })
  await page.waitForFunction(() => 'persisted' in window && window.persisted)
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.cards.first()).toHaveText(first ?? '')
  await tool.generate.click()
  await expect(tool.usesLeft).toHaveText('18 of 20 left today')
  await browser.close()
})

test('where the browser keeps no pages in memory, Back brings the text and the options', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.option('Tone').selectOption('Funny')
  await tool.box.fill('homemade pizza dough')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
  await page.goBack()
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await expect(tool.option('Tone')).toHaveValue('funny')
})
