import { expect, test } from './journey'
import { servers } from './servers'
import { turnstileStandIn } from './stand-ins/turnstile-script'
import { hooks, settled, toolPage, watchShifts } from './tool-page'

test.use({ baseURL: process.env.POSTSMITH_URL_MODEL ?? servers.model.url })

test('a model writes after Turnstile has passed, and the page says who wrote', { tag: '@both' }, async ({
  page,
}) => {
  const tool = toolPage(page)
  const outside: string[] = []
  page.on('request', (request) => request.url().includes('cloudflare') && outside.push(request.url()))
  await turnstileStandIn(page)
  await page.goto(hooks)
  await settled(page)
  expect(outside).toEqual([])
  await tool.write()
  await tool.finished()
  expect(outside).toHaveLength(1)
  await expect(page.getByText('Written by an AI model', { exact: true })).toBeVisible()
  await expect(tool.cards).toHaveCount(6)
  await tool.generate.click()
  await expect(tool.left).toHaveText('18 of 20 left today')
})

test('cards of a slow model appear one by one, and nothing jumps', { tag: '@both' }, async ({ page }) => {
  const tool = toolPage(page)
  await turnstileStandIn(page)
  const shifted = await watchShifts(page)
  await page.goto(hooks)
  await tool.write('homemade pizza dough fault:slow')
  await expect(tool.cards.first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancel' })).toBeInViewport()
  expect(await tool.cards.count()).toBeLessThan(6)
  await tool.finished()
  await expect(tool.cards).toHaveCount(6)
  expect(await shifted()).toBeLessThan(0.005)
})

// Row F16
test('where Turnstile is blocked, the proof of work takes over', async ({ page }) => {
  const tool = toolPage(page)
  await turnstileStandIn(page, 'is blocked')
  await page.goto(hooks)
  await tool.write()
  await tool.finished()
})

// Row F16
test('where Turnstile stays silent, the proof of work takes over after a while', async ({ page }) => {
  const tool = toolPage(page)
  await turnstileStandIn(page, 'never loads')
  await page.goto(hooks)
  await tool.write()
  await expect(page.getByText('Content generated!')).toBeVisible({ timeout: 15_000 })
})

// Row F17
test('a Turnstile error is shown, and the check can be tried again', async ({ page }) => {
  const tool = toolPage(page)
  await turnstileStandIn(page, 'fails')
  await page.goto(hooks)
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
    await turnstileStandIn(page)
    await page.goto(hooks)
    await tool.write(`homemade pizza dough fault:${fault}`)
    await expect(tool.notice(title, text)).toBeVisible()
    await expect(tool.left).toHaveText('20 of 20 left today')
    await expect(tool.box).toHaveValue(`homemade pizza dough fault:${fault}`)
  })
}

test('a model that keeps to English is asked once more, and then a note says so', async ({ page }) => {
  const tool = toolPage(page)
  await turnstileStandIn(page)
  await page.goto(hooks)
  await tool.option('Language').selectOption({ label: 'Japanese' })
  await tool.write()
  await tool.finished()
  await expect(
    page.getByText('These could not be kept in Japanese. Tap Again, or choose another language.'),
  ).toBeVisible()
})

// Row 55
test('markup in a model’s answer is text on the page', async ({ page }) => {
  const tool = toolPage(page)
  await turnstileStandIn(page)
  await page.goto(hooks)
  await tool.write('homemade pizza dough fault:html-items')
  await expect(tool.cards.first().or(page.getByRole('button', { name: 'Try again' }))).toBeVisible()
  await expect(page.locator('article img, article script')).toHaveCount(0)
})
