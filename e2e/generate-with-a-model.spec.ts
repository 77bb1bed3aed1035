import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile-script'
import { servers } from './servers'
import { hooksPath, measureLayoutShift, toolPage, waitUntilSettled } from './tool-page'

test.use({ baseURL: process.env.POSTSMITH_URL_MODEL ?? servers.model.url })

test('a model writes after Turnstile has passed, and the page says who wrote', { tag: '@both' }, async ({ page }) => {
  const tool = toolPage(page)
  const cloudflareRequests: string[] = []
  page.on('request', (request) => request.url().includes('cloudflare') && cloudflareRequests.push(request.url()))
  await mockTurnstileScript(page)
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  expect(cloudflareRequests).toEqual([])
  await tool.write()
  await tool.waitUntilDone()
  expect(cloudflareRequests).toHaveLength(1)
  await expect(page.getByText('Written by an AI model', { exact: true })).toBeVisible()
  await expect(tool.cards).toHaveCount(6)
  await tool.generate.click()
  await expect(tool.usesLeft).toHaveText('18 of 20 left today')
})

test('cards of a slow model appear one by one, and nothing jumps', { tag: '@both' }, async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page)
  const getLayoutShift = await measureLayoutShift(page)
  await page.goto(hooksPath)
  await tool.write('homemade pizza dough fault:slow')
  await expect(tool.cards.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport()
  expect(await tool.cards.count()).toBeLessThan(6)
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(6)
  expect(await getLayoutShift()).toBeLessThan(0.005)
})

// Row F16
test('where Turnstile is blocked, the proof of work takes over', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page, 'is blocked')
  await page.goto(hooksPath)
  await tool.write()
  await tool.waitUntilDone()
})

// Row F16
test('where Turnstile stays silent, the proof of work takes over after a while', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page, 'never loads')
  await page.goto(hooksPath)
  await tool.write()
  await expect(page.getByText('Content generated!')).toBeVisible({ timeout: 15_000 })
})

// Row F17
test('a Turnstile error is shown, and the check can be tried again', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page, 'fails')
  await page.goto(hooksPath)
  await tool.write()
  await expect(tool.notice('Verification failed', 'Please try the verification again.')).toBeVisible()
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
})

for (const [fault, title, text] of [
  ['malformed', 'Generation failed', 'No data received from the service'],
  ['refusal', 'Generation failed', "This request can't be processed. Please change your text and try again."],
] as const) {
  test(`a model that answers with “${fault}” costs nothing and loses nothing`, async ({ page }) => {
    const tool = toolPage(page)
    await mockTurnstileScript(page)
    await page.goto(hooksPath)
    await tool.write(`homemade pizza dough fault:${fault}`)
    await expect(tool.notice(title, text)).toBeVisible()
    await expect(tool.usesLeft).toHaveText('20 of 20 left today')
    await expect(tool.box).toHaveValue(`homemade pizza dough fault:${fault}`)
  })
}

test('a model that keeps to English is asked once more, and then a note says so', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page)
  await page.goto(hooksPath)
  await tool.option('Language').selectOption({ label: 'Japanese' })
  await tool.write()
  await tool.waitUntilDone()
  await expect(
    page.getByText('These could not be kept in Japanese. Tap Again, or choose another language.'),
  ).toBeVisible()
})

// Row 55
test('markup in a model’s answer is text on the page', async ({ page }) => {
  const tool = toolPage(page)
  await mockTurnstileScript(page)
  await page.goto(hooksPath)
  await tool.write('homemade pizza dough fault:html-items')
  await expect(tool.cards.first().or(page.getByRole('button', { name: 'Try again' }))).toBeVisible()
  await expect(page.locator('article img, article script')).toHaveCount(0)
})
