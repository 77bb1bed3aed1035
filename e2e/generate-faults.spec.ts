import { expect, test } from './journey'
import { reconnect } from './service-worker-cache'
import { hooksPath, mockApiError, mockApiStream, toolPage, waitUntilSettled } from './tool-page'

test('after a failure nothing is lost, and trying again works', async ({ page }) => {
  const tool = toolPage(page)
  await mockApiError(page, 500, { error: 'Please try again in a moment.', code: 'internal' })
  await page.goto(hooksPath)
  await tool.write()
  await expect(tool.notice('Generation failed', 'Please try again in a moment.')).toBeVisible()
  await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
  await expect(tool.usesLeft).toHaveText('20 of 20 left today')
  await page.unroute('**/api/generate-content')
  await page.getByRole('button', { name: 'Try again' }).click()
  await tool.waitUntilDone()
  await expect(tool.cards).toHaveCount(5)
  await expect(tool.notice('Generation failed', 'Please try again in a moment.')).toHaveCount(0)
})

const failedTitle = 'Generation failed'
const expectedNotices = [
  [
    429,
    { code: 'daily_limit', error: "You've reached the daily limit for this tool. Try again tomorrow!" },
    'Usage limit reached',
    "You've reached the daily limit for this tool. Try again tomorrow!",
  ],
  [500, {}, failedTitle, 'Please try again in a moment.'],
  [
    400,
    { error: 'Bot verification failed' },
    'Generation failed',
    'Verification failed. Please refresh the page and try again.',
  ],
  [400, { error: 'Please enter a valid TikTok URL' }, 'Invalid URL', 'Please enter a valid TikTok URL'],
  [
    503,
    { error: 'The service is temporarily unavailable. Please try again in a moment.' },
    'Service Temporarily Unavailable',
    'The service is temporarily unavailable. Please try again in a moment.',
  ],
  [
    501,
    { error: 'This tool is not available due to technical limitations.' },
    'Feature Currently Unavailable',
    'This tool is not available due to technical limitations.',
  ],
  [200, {}, failedTitle, 'No data received from the service'],
  [
    429,
    { code: 'rate_limited', error: 'Please wait a minute and try again.' },
    'Too fast',
    'Please wait a minute and try again.',
  ],
] as const

// Row F30
test('every error of the server is told in the catalogue’s words, and costs nothing', async ({ page }) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  for (const [status, reply, title, text] of expectedNotices) {
    await mockApiError(page, status, reply)
    await tool.write()
    await expect(tool.notice(title, text)).toBeVisible()
    await expect(tool.usesLeft).toHaveText('20 of 20 left today')
    await expect(tool.box).toHaveValue('unpopular opinion: pizza dough is overrated')
    await page.unroute('**/api/generate-content')
  }
})

// Row F32
test('a refused token is replaced by a new one', async ({ page }) => {
  const tool = toolPage(page)
  const tokens: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') tokens.push(request.postDataJSON().turnstileToken)
  })
  await mockApiError(page, 403, { error: 'Bot verification failed', code: 'bot_check' })
  await page.goto(hooksPath)
  await tool.write()
  await expect(page.getByText('The new check passed: try again.')).toBeVisible()
  await page.unroute('**/api/generate-content')
  await page.getByRole('button', { name: 'Try again' }).click()
  await tool.waitUntilDone()
  expect(new Set(tokens).size).toBe(2)
})

// Row F18
test('a bot check that cannot run says so, and can be tried again', async ({ page }) => {
  const tool = toolPage(page)
  await page.route('**/altcha/*.js', (route) => route.fulfill({ status: 404 }))
  await page.goto(hooksPath)
  await tool.write()
  await expect(
    tool.notice(
      'Verification failed',
      'An ad blocker may be stopping the check that you are not a robot. Allow this site in it and try again.',
    ),
  ).toBeVisible()
  await expect(tool.generate).toBeVisible()
  await page.unroute('**/altcha/*.js')
  await page.getByRole('button', { name: 'Try again' }).click()
  await tool.waitUntilDone()
})

// Row F18
test('a bot check that never ends is given up after a minute and a half, and can be tried again', async ({ page }) => {
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

const offlineMessage = 'Your text is kept. Try again when you’re back online.'

// Row F34
test('a connection that is lost before the click is missed at the click: nothing is sent, the text stays', async ({
  page,
  context,
}) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  const challenge = page.waitForResponse('**/api/bot-check*')
  await tool.box.fill('homemade pizza dough')
  await challenge
  await waitUntilSettled(page)
  await context.setOffline(true)
  await tool.generate.click()
  await expect(tool.notice('You are offline', offlineMessage)).toBeVisible()
  await expect(page.getByText('Checking that you are not a robot')).toHaveCount(0)
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await reconnect(context, page)
  await tool.generate.click()
  await tool.waitUntilDone()
  await expect(tool.usesLeft).toHaveText('19 of 20 left today')
})

// Rows F34, F39
test('a connection that is lost before the first typing fails gently, and a reload keeps the form', async ({
  page,
  context,
}) => {
  const tool = toolPage(page)
  await page.goto(hooksPath)
  await waitUntilSettled(page)
  await context.setOffline(true)
  await tool.box.fill('homemade pizza dough')
  await tool.option('Tone').selectOption('Funny')
  await tool.generate.click()
  await expect(page.getByRole('alert').filter({ hasText: offlineMessage })).toBeVisible()
  await reconnect(context, page)
  await tool.generate.click()
  await expect(tool.option('Tone')).toHaveValue('funny')
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await tool.generate.click()
  await tool.waitUntilDone()
})

// Rows F5, F34
test('a connection that is lost midway keeps what had arrived, marked incomplete, at no cost', async ({ page }) => {
  const tool = toolPage(page)
  await mockApiStream(page, 'The first hook', 'The second hook')
  await page.goto(hooksPath)
  await tool.write()
  await expect(tool.notice('Generation failed', 'Please try again in a moment.')).toBeVisible()
  await expect(tool.cards).toHaveCount(2)
  await expect(page.getByText('The second hook', { exact: true })).toBeVisible()
  await expect(tool.usesLeft).toHaveText('20 of 20 left today')
})

// Row 55
test('markup and links to pictures in a result are text on the page, and nothing of them is loaded', async ({
  page,
}) => {
  const tool = toolPage(page)
  const markup =
    '<img src="/made-up.png" onerror="alert(1)"> <script>alert(2)</script> ![a](https://evil.example/a.png)'
  await mockApiStream(page, markup)
  await page.goto(hooksPath)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await tool.write()
  await expect(tool.cards.first()).toContainText(markup)
  await expect(page.locator('article img, article script, article a[href^="https://evil"]')).toHaveCount(0)
  expect(requests.filter((url) => /made-up|evil/.test(url))).toEqual([])
})
