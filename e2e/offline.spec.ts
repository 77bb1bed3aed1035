import type { BrowserContext, Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test } from './journey'
import { getCachedPaths, reconnect, waitForCacheIdle, waitForServiceWorker } from './service-worker-cache'
import { hooksPath, toolPage } from './tool-page'

test.use({ serviceWorkers: 'allow' })

const converterPath = '/text-tools/case-converter'

/** Playwright's browser says of a page that is loaded while it is offline that it is not, until it is told once more. */
async function goOfflineAgain(context: BrowserContext) {
  await context.setOffline(false)
  await context.setOffline(true)
}

/** Everything that a page's policy refuses from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const violations: string[] = []
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) violations.push(message.text())
  })
  return violations
}

test('the worker starts under the policy, out of the way of everything else', async ({ page, request }) => {
  const refused = await watchPolicy(page)
  const reply = await request.get('/sw.js')
  expect(reply.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  })
  await page.goto(hooksPath)
  await waitForServiceWorker(page)
  const cachedPaths = await getCachedPaths(page)
  for (const path of ['/', '/offline', '/saved', '/social-media-tools', '/search.json'])
    expect(cachedPaths).toContain(path)
  await page.reload()
  const tool = toolPage(page)
  await tool.write()
  await tool.waitUntilDone()
  expect((await getCachedPaths(page)).filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(refused).toEqual([])
})

test('a text tool that was opened once works without a connection, its text kept', async ({ page, context }) => {
  await page.goto(converterPath)
  await waitForServiceWorker(page)
  // What the tool fetches only when it is used is put away as well.
  await expect
    .poll(() => getCachedPaths(page).then((all) => all.filter((path) => path.includes('turbopack-worker'))))
    .not.toEqual([])
  await waitForCacheIdle(page)
  await context.setOffline(true)
  await page.goto(converterPath)
  await goOfflineAgain(context)
  // So long a text is another worker's work.
  await page.getByRole('main').getByRole('textbox').first().fill('the last straw '.repeat(4_000))
  await expect(page.getByRole('main')).toContainText('THE LAST STRAW')
  await page.getByRole('main').getByRole('textbox').first().fill('without a connection')
  await expect(page.getByRole('main')).toContainText('WITHOUT A CONNECTION')
  await expect(page.getByText('You’re offline. Nothing here is lost.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('without a connection')
  await context.setOffline(false)
  await expect(page.getByText('You’re offline. Nothing here is lost.')).toHaveCount(0)
})

test('from the second page on the tools that need no server are all there', async ({ page, context }) => {
  await page.goto('/about')
  await waitForServiceWorker(page)
  await page.goto('/social-media-tools')
  await expect
    .poll(() => getCachedPaths(page), { timeout: 30_000 })
    .toContain('/social-media-tools/tiktok/money-calculator')
  await waitForCacheIdle(page)
  await context.setOffline(true)
  await page.goto('/social-media-tools/tiktok/money-calculator')
  await expect(page.getByRole('main')).toContainText('$')
  await expect(page.getByRole('button', { name: 'Copy summary' })).toBeEnabled()
})

test('a tool that writes refuses at once, keeps the text, and shows its last results after a reload', async ({
  page,
  context,
}) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await waitForServiceWorker(page)
  await tool.write()
  await tool.waitUntilDone()
  await waitForCacheIdle(page)
  const cards = await tool.cards.allTextContents()
  await context.setOffline(true)
  await page.reload()
  await goOfflineAgain(context)
  await expect.poll(() => tool.cards.allTextContents()).toEqual(cards)
  await tool.box.fill('homemade pizza dough')
  await tool.generate.click()
  await expect(page.getByText('Your text is kept. Try again when you’re back online.').first()).toBeVisible()
  await expect(page.getByText('Checking that you are not a robot')).toHaveCount(0)
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await reconnect(context, page)
  await tool.generate.click()
  await tool.waitUntilDone()
})

test('the search is there from the first visit, and a page that is not says what is', async ({ page, context }) => {
  await page.goto('/about')
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search tools' }).click()
  await page.getByRole('combobox').fill('hooks')
  await expect(page.getByRole('option').first()).toContainText('Hook')
  await page.keyboard.press('Escape')

  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  const tools = page.getByRole('main').getByRole('listitem')
  await expect(tools.filter({ hasText: 'Case Converter' })).toBeVisible()
})

test('a page that needs a connection is tried again at its whole address', async ({ page, context }) => {
  await page.goto('/about')
  await waitForServiceWorker(page)
  await context.setOffline(true)
  await page.goto('/social-media-tools/tiktok/money-calculator?f=1000000&v=200000&e=3&l=US&n=finance&a=business')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  await reconnect(context, page)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('$71,904')
})

test('a request of Next’s router never gets a page, and a part of a file is left to the server', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await waitForServiceWorker(page)
  const fetchContentTypes = () =>
    page.evaluate(async () => {
      const requests = [fetch('/about', { headers: { RSC: '1' } }), fetch('/about?_rsc=abc', { headers: { RSC: '1' } })]
      const replies = await Promise.allSettled(requests)
      return replies.map((reply) => (reply.status === 'fulfilled' ? reply.value.headers.get('Content-Type') : 'none'))
    })
  expect(await fetchContentTypes()).toEqual(['text/x-component', 'text/x-component'])
  await context.setOffline(true)
  expect(await fetchContentTypes()).toEqual(['none', 'none'])
})

for (const theme of ['light', 'dark'] as const) {
  test(`the pages for sharing and for no connection are accessible in the ${theme} theme, at 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/offline', '/share', '/share?text=three+loaves+and+one+oven']) {
      await page.goto(path)
      expect.soft(await findAxeViolations(page), path).toEqual([])
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
    }
  })
}
