import { expect, test } from './journey'
import { mockTurnstileScript } from './mock-servers/turnstile'
import { reconnect } from './service-worker'
import { hooksPath, mockApiError, mockApiStream, modelUrl, prompt, toolPage, waitUntilSettled } from './tool-page'

const failedTitle = 'Generation failed'

const dailyLimitText = "You've reached the daily limit for this tool. Try again tomorrow!"
const unavailableText = 'The service is temporarily unavailable. Please try again in a moment.'
const expectedNotices = [
  [200, undefined, failedTitle, 'No data received from the service'],
  [429, 'daily_limit', 'Usage limit reached', dailyLimitText],
  [503, 'unavailable', 'Service Temporarily Unavailable', unavailableText],
  [500, 'internal', failedTitle, 'Please try again in a moment.'],
] as const

test('a failure shows the catalog’s message, costs no use, preserves the text and can be retried', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  for (const [status, code, title, text] of expectedNotices) {
    await mockApiError(page, status, code ? { code } : {})
    await tool.write()
    await expect(tool.notice(title, text)).toBeVisible()
    await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
    await expect(tool.box).toHaveValue(prompt)
    await page.unroute('**/api/generate-content')
  }
  await page.getByRole('button', { name: 'Try again' }).click()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.notice(failedTitle, 'Please try again in a moment.')).toHaveCount(0)
})

test('a refusal suggests a remedy: another text, a pause, or none today', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await tool.generate.click()
  await expect(tool.notice('Please enter a prompt', 'Add some details about what you want to generate.')).toBeVisible()
  await expect(tool.box).toBeFocused()
  const alert = page.getByRole('main').getByRole('alert')
  await page.getByRole('button', { name: 'Edit your text' }).click()
  await expect(tool.box).toBeFocused()
  await page.keyboard.type('bread')
  await expect(alert).toHaveCount(0)

  await tool.write('🍕'.repeat(2001))
  await expect(page.getByText('2,001 of 2,000 characters: shorten it to generate')).toBeVisible()
  await expect(tool.notice(null, 'Your text is too long. The maximum is 2,000 characters.')).toBeVisible()
  await expect(tool.box).toHaveValue('🍕'.repeat(2001))

  await page.route('**/api/generate-content', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '100' }, json: { code: 'rate_limited' } }),
  )
  await tool.write()
  await expect(alert).toContainText('Too fast')
  await expect(page.getByRole('button', { name: /^Try again in \d+ s$/ })).toHaveAttribute('aria-disabled', 'true')
  await page.unroute('**/api/generate-content')

  await mockApiError(page, 429, { code: 'daily_limit' })
  await tool.generate.click()
  await expect(alert).toContainText('Usage limit reached')
  await expect(page.getByRole('button', { name: /Try again|Edit your text/ })).toHaveCount(0)
})

test('can retry a bot check that cannot run or whose token is refused', async ({ page }) => {
  const tool = toolPage(page)
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') tokens.push(request.postDataJSON().turnstileToken)
  })
  await page.route('**/altcha/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(hooksPath)
  await tool.write()
  const blockerText =
    'An ad blocker may be blocking the check that you’re not a robot. Allow this site in it and try again.'
  await expect(tool.notice('Verification failed', blockerText)).toBeVisible()
  await page.unroute('**/altcha/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')

  await mockApiError(page, 403, { error: 'Bot verification failed', code: 'bot_check' })
  await tool.write()
  await expect(tool.notice(failedTitle, 'Verification failed. Please refresh the page and try again.')).toBeVisible()
  await expect(page.getByText('You passed the new check. Try again.')).toBeVisible()
  await page.unroute('**/api/generate-content')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')
  expect(new Set(tokens).size).toBe(3)
})

test('times out a bot check after a minute and a half, and can retry it', async ({ page }) => {
  const tool = toolPage(page)
  await page.clock.install()
  await page.route('**/altcha/*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {}' }),
  )
  await page.goto(hooksPath)
  const worker = page.waitForEvent('worker')
  await tool.write()
  await worker
  await page.clock.fastForward(91_000)
  await expect(tool.notice('Verification failed', 'Please try the verification again.')).toBeVisible()
  await page.unroute('**/altcha/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await tool.waitUntilDone()
})

test('reports a missing connection on a click, sends nothing and preserves the text', async ({ page, context }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  const challenge = page.waitForResponse('**/api/bot-check*')
  await tool.box.fill(prompt)
  await challenge
  await waitUntilSettled(page)
  await context.setOffline(true)
  await tool.generate.click()
  await expect(
    tool.notice('You’re offline', 'Your text is still here. Try again when you’re back online.'),
  ).toBeVisible()
  await expect(page.getByText('Checking that you’re human')).toHaveCount(0)
  await expect(tool.box).toHaveValue(prompt)
  await reconnect(context, page)
  await tool.generate.click()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('19 of 20 uses left today')
})

test('an interrupted response leaves the cards that had arrived, costs no use, and shows its markup as text', async ({
  page,
}) => {
  const tool = toolPage(page)
  const markup =
    '<img src="/made-up.png" onerror="alert(1)"> <script>alert(2)</script> ![a](https://evil.example/a.png)'
  await mockApiStream(page, 'The first hook', markup)
  await page.goto(hooksPath)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await tool.write()
  await expect(tool.notice(failedTitle, 'Please try again in a moment.')).toBeVisible()
  await expect(tool.cards).toHaveCount(2)
  await expect(page.getByText('The first hook', { exact: true })).toBeVisible()
  await expect(tool.cards.nth(1)).toContainText(markup)
  await expect(tool.usesLeft).toHaveText('20 of 20 uses left today')
  await expect(page.locator('article img, article script, article a[href^="https://evil"]')).toHaveCount(0)
  expect(requests.filter((url) => /made-up|evil/.test(url))).toEqual([])
})

test.describe('with a model', () => {
  test.use({ baseURL: modelUrl })

  test('the proof of work replaces Turnstile if it is blocked or silent; a failed check is reported', async ({
    page,
  }) => {
    const tool = toolPage(page)
    const cloudflareUrls = 'https://challenges.cloudflare.com/**'
    await page.clock.install()
    await mockTurnstileScript(page, 'is blocked')
    await page.goto(hooksPath)
    await tool.write()
    await tool.waitUntilDone()

    await page.unroute(cloudflareUrls)
    await mockTurnstileScript(page, 'never loads')
    await page.reload()
    const scriptRequest = page.waitForRequest(cloudflareUrls)
    await tool.generate.click()
    await scriptRequest
    await page.clock.fastForward(9_000)
    await expect(tool.usesLeft).toHaveText('18 of 20 uses left today')

    await page.unroute(cloudflareUrls)
    await mockTurnstileScript(page, 'fails')
    await page.reload()
    await tool.write()
    await expect(tool.notice('Verification failed', 'Please try the verification again.')).toBeVisible()
    await expect(tool.box).toHaveValue(prompt)
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  })
})
