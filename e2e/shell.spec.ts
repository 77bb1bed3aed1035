import { expect, test } from './journey'
import { hooksPath } from './tool-page'

test('the navigation stays in view and marks the open page and its section', async ({ page }) => {
  await page.goto('/social-media-tools')
  await page.mouse.wheel(0, 1500)
  const navigation = page.getByRole('navigation', { name: 'Main' })
  const link = navigation.getByRole('link', { name: 'Social Media Tools' })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')
  await page.goto(hooksPath)
  await expect(link).toHaveAttribute('aria-current', 'true')
})

test('a phone’s menu stays in view, opens, and closes by button, Escape or a link', { tag: '@phone' }, async ({
  page,
}) => {
  await page.goto('/social-media-tools')
  await page.mouse.wheel(0, 1500)
  const menu = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(link).toBeHidden()
  await menu.click()
  await expect(link).toBeInViewport()
  await menu.click()
  await expect(link).toBeHidden()
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await menu.click()
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect(link).toBeHidden()
})

test('a tool’s page has a skip link and all its sections', async ({ page }) => {
  await page.goto(hooksPath)
  await page.keyboard.press('Tab')
  const skipLink = page.getByRole('link', { name: 'Skip to content' })
  await expect(skipLink).toBeFocused()
  await expect(skipLink).toBeInViewport()
  await expect(skipLink).toHaveCSS('outline-style', 'solid')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()

  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', /TikTok Hook Generator$/])
  await expect(breadcrumb.getByRole('link')).toHaveText(['Home'])
  await expect(page.getByRole('link', { name: 'AI-Powered: your chatbot' })).toHaveAttribute('href', '/about')
  await expect(page.getByText('AI-Powered', { exact: true })).toBeHidden()
  for (const badge of ['Free to Use', 'Instant Results']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
  }
  for (const heading of [/^How Our .+ Works$/, /^Why Choose Our .+\?$/, /Frequently Asked Questions$/]) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  const footer = page.getByRole('contentinfo')
  await expect(footer.getByRole('heading', { name: 'Social Media AI Tools' })).toBeVisible()
  await expect(footer).toContainText(/© 2025(–20\d\d)? /)
  await expect(footer.getByRole('heading', { level: 3 })).toHaveText([
    ...['TikTok', 'Instagram', 'YouTube', 'Twitter'],
    ...['Image Tools', 'Text Tools'],
  ])
  await expect(page.getByRole('link', { name: /^Try This Tool/ })).not.toHaveCount(0)

  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/social-media-tools/tiktok/money-calculator')
  await expect(breadcrumb.getByText('Money Calculator')).toBeInViewport({ ratio: 1 })
})

test('every link of the navigation and the landing pages leads to a page', async ({ request }) => {
  const landingPages = ['/', '/tools', '/social-media-tools', '/social-media-tools/tiktok', hooksPath, '/about']
  const linkedPaths = new Set<string>()
  for (const path of [...landingPages, '/contact', '/terms', '/privacy']) {
    const html = await (await request.get(path)).text()
    expect(html, path).not.toMatch(/mailto:|postsmith\.example/)
    for (const [, linkedPath = ''] of html.matchAll(/<a\s[^>]*?href="(\/[^"]*)"/g)) linkedPaths.add(linkedPath)
  }
  expect(linkedPaths.size).toBeGreaterThan(80)
  for (const path of linkedPaths) {
    const reply = await request.get(path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(200)
  }
})

test('a tool that runs in the browser says so and is not labeled AI', async ({ request }) => {
  const html = await (await request.get('/text-tools/case-converter')).text()
  expect(html).toContain('>Nothing uploaded<')
  expect(html).not.toContain('AI-Powered')
  const videoHtml = await (await request.get('/image-tools/video-for-posts')).text()
  expect(videoHtml).toContain('>Video not uploaded<')
  expect(videoHtml).not.toContain('>Nothing uploaded<')
})

test('a tool that needs a model does not promise instant results on a site without one', async ({ page }) => {
  await page.goto('/text-tools/paraphraser')
  await expect(page.getByRole('link', { name: 'AI-Powered: your chatbot' })).toBeVisible()
  for (const badge of ['AI-Powered', 'Instant Results']) {
    await expect(page.getByText(badge, { exact: true })).toBeHidden()
  }
})

test('an unknown path and a logo that fails to load are logged, and the page links to the home page', async ({
  page,
}) => {
  const consoleTexts: string[] = []
  page.on('console', (message) => consoleTexts.push(message.text()))
  await page.route('**/logo.svg', (route) => route.abort())
  const reply = await page.goto('/no-such/strange-page')
  expect(reply?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found | Postsmith')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(breadcrumb).toHaveText(/Home\s*\/\s*No Such\s*\/\s*Strange Page/)
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Postsmith' })).toBeVisible()
  for (const path of ['/no-such/strange-page', '/logo.svg']) {
    expect(consoleTexts.some((text) => text.includes(path))).toBe(true)
  }
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Free AI Tools for Everyone' })).toBeVisible()
})

test('the header fits at a zoom of 400 % and with text twice as large', async ({ page }) => {
  const banner = page.getByRole('banner')
  await page.setViewportSize({ width: 320, height: 200 })
  await page.goto(hooksPath)
  expect((await banner.boundingBox())?.height).toBeLessThan(50)
  await page.mouse.wheel(0, 400)
  await expect(banner).not.toBeInViewport()

  await page.setViewportSize({ width: 360, height: 740 })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})

test('without JavaScript a page says which parts do not work, and its links work', async ({
  browser,
  baseURL,
  request,
}) => {
  // Playwright disables scripts too late for the browser to show this text.
  const html = await (await request.get(hooksPath)).text()
  expect(html).toMatch(/<noscript><p[^>]*>The tools need JavaScript, which is off/)
  expect(html).toContain('noscript:hidden')
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/tools`)
  await page.getByRole('link', { name: 'TikTok Hook Generator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'TikTok Hook Generator' })).toBeVisible()
  await context.close()
})

test('the first page uses a fallback font, and the next starts with the site’s font', async ({ page }) => {
  const getFont = () => page.evaluate(() => getComputedStyle(document.body).fontFamily.split(',')[0])
  await page.goto('/about')
  expect(await getFont()).toBe('"Familjen in Arial"')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('postsmith-font'))).toMatch(/familjen.*\.woff2$/)
  await page.goto('/terms')
  expect(await getFont()).toBe('familjen')
  // `document.fonts.check` also returns true if there is no such font.
  const getLoadedFonts = () =>
    page.evaluate(() => [...document.fonts].flatMap(({ family, status }) => (status === 'loaded' ? family : [])))
  await expect.poll(getLoadedFonts).toContain('familjen')
})

test('the theme follows the system, then the visitor’s choice, from the first paint on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await page.goto('/about')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(root).toHaveAttribute('data-theme', 'light')

  // Every tap changes the theme; to return, the theme follows the system again.
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.getByRole('button', { name: 'Switch to light theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await page.emulateMedia({ colorScheme: 'light' })
  await page.getByRole('button', { name: 'Switch to dark theme' }).click()
  await expect(root).toHaveAttribute('data-theme', 'dark')

  // Without script files, the inline script in the page's head already applies the choice.
  await page.route('**/*.js', (route) => route.abort())
  await page.reload({ waitUntil: 'load' })
  await expect(root).toHaveAttribute('data-theme', 'dark')
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe('rgb(23, 19, 16)')
})
