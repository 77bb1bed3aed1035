import type { Page } from '@playwright/test'
import { expect, test } from './journey'

const toolPath = '/tiktok-hook-generator'

/** The main links, behind the menu on a phone. */
async function openNavigation(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Main' })
}

test('the navigation stays in view and marks the open page and its section', { tag: '@both' }, async ({ page }) => {
  await page.goto('/social-media-tools')
  await page.mouse.wheel(0, 1500)
  const navigation = await openNavigation(page)
  const link = navigation.getByRole('link', { name: 'Social Media Tools' })
  await expect(link).toBeInViewport()
  await expect(link).toHaveAttribute('aria-current', 'page')
  await expect(navigation.getByRole('link', { name: 'Home' })).not.toHaveAttribute('aria-current')

  await page.goto(toolPath)
  await openNavigation(page)
  await expect(link).toHaveAttribute('aria-current', 'true')
})

test('the menu opens, closes, and closes when a link is chosen', { tag: '@phone' }, async ({ page }) => {
  await page.goto('/about')
  const menu = page.getByRole('button', { name: 'Menu' })
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' })
  await expect(link).toBeHidden()
  await menu.click()
  await expect(link).toBeVisible()
  await expect(menu).toHaveAttribute('aria-expanded', 'true')
  await menu.click()
  await expect(link).toBeHidden()
  await expect(menu).toHaveAttribute('aria-expanded', 'false')
  await menu.click()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await menu.click()
  await link.evaluate((element) => element.addEventListener('click', (event) => event.preventDefault()))
  await link.click()
  await expect(link).toBeHidden()
})

test('the breadcrumb links every part but the last and is not on the home page', async ({ page }) => {
  await page.goto('/')
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail).toHaveCount(0)
  await page.goto('/social-media-tools/tiktok/money-calculator')
  await expect(trail.getByRole('listitem')).toHaveText(['Home', /Social Media Tools$/, /TikTok$/, /Money Calculator$/])
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Social Media Tools', 'TikTok'])
  for (const link of await trail.getByRole('link').all()) {
    const reply = await page.request.get((await link.getAttribute('href')) ?? '')
    expect(reply.status()).toBe(200)
  }
})

test('every link of the frame and the landing pages leads to a page', async ({ page }) => {
  const linkedPaths = new Set<string>()
  for (const path of ['/', '/tools', '/social-media-tools', '/social-media-tools/tiktok', toolPath, '/about']) {
    await page.goto(path)
    const links = await page.locator('a[href^="/"]').all()
    for (const link of links) linkedPaths.add((await link.getAttribute('href')) ?? '')
  }
  for (const path of linkedPaths) {
    const reply = await page.request.get(path, { maxRedirects: 0 })
    expect(reply.status(), path).toBe(200)
  }
})

test('the home page and the tools’ pages each have their own footer', { tag: '@both' }, async ({ page }) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  await expect(footer).toContainText(/© 2024(–20\d\d)? /)
  for (const name of ['About', 'Privacy Policy', 'Terms of Service']) {
    await expect(footer.getByRole('link', { name })).toBeVisible()
  }
  await page.goto(toolPath)
  await expect(footer.getByRole('heading', { name: 'Social Media AI Tools' })).toBeVisible()
  await expect(footer).toContainText(/© 2025(–20\d\d)? /)
  await expect(footer.getByRole('heading', { level: 3 })).toHaveText(['TikTok', 'Instagram', 'YouTube', 'Twitter'])
})

test('a tool that runs in the browser says so, and is not called AI', async ({ page }) => {
  for (const path of ['/text-tools/social-character-counter', '/text-tools/case-converter']) {
    await page.goto(path)
    await expect(page.getByText('Nothing uploaded', { exact: true })).toBeVisible()
    await expect(page.getByText('AI-Powered', { exact: true })).toHaveCount(0)
  }
  await page.goto('/image-tools/ai-image-generator')
  await expect(page.getByText('AI where this site has it', { exact: true })).toBeVisible()
  await expect(page.getByText('AI-Powered', { exact: true })).toHaveCount(0)
})

test('a tool’s page shows its badges, its sections and where to go on', { tag: '@both' }, async ({ page }) => {
  await page.goto(toolPath)
  for (const badge of ['AI-Powered', 'Free to Use', 'Instant Results']) {
    await expect(page.getByText(badge, { exact: true })).toBeVisible()
  }
  for (const heading of [/^How Our .+ Works$/, /^Why Choose Our .+\?$/, /Frequently Asked Questions$/]) {
    await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible()
  }
  await page
    .getByRole('link', { name: /^Try This Tool/ })
    .first()
    .click()
  await expect(page).not.toHaveURL(toolPath)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the two aliases redirect for good', async ({ request }) => {
  for (const [from, to] of [
    ['/social-media-tools/tiktok/hashtag-generator', '/tiktok-hashtag-generator'],
    ['/social-media-tools/tiktok/caption-generator', '/tiktok/tiktok-caption-generator'],
  ] as const) {
    const reply = await request.get(from, { maxRedirects: 0 })
    expect(reply.status()).toBe(308)
    expect(new URL(reply.headers().location ?? '', 'http://localhost').pathname).toBe(to)
    expect((await request.get(to, { maxRedirects: 0 })).status()).toBe(200)
  }
})

test('an unknown path says so, logs itself and leads home', { tag: '@both' }, async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  const reply = await page.goto('/no-such/strange-page')
  expect(reply?.status()).toBe(404)
  await expect(page).toHaveTitle('Page not found | Postsmith')
  await expect(page.getByRole('heading', { name: '404' })).toBeVisible()
  await expect(page.getByText('Oops! Page not found')).toBeVisible()
  const trail = page.getByRole('navigation', { name: 'Breadcrumb' })
  await expect(trail).toHaveText(/Home\s*\/\s*No Such\s*\/\s*Strange Page/)
  await expect(trail.getByRole('link')).toHaveText(['Home'])
  expect(logged.some((text) => text.includes('/no-such/strange-page'))).toBe(true)
  await page.goto('/social-media-tools/tiktok/no-such-tool')
  await expect(trail.getByRole('link')).toHaveText(['Home', 'Social Media Tools', 'TikTok'])
  await page.getByRole('link', { name: 'Return to Home' }).click()
  await expect(page.getByRole('heading', { name: 'Free AI Tools for Everyone' })).toBeVisible()
})

test('a logo that cannot be loaded goes away and is logged', async ({ page }) => {
  const logged: string[] = []
  page.on('console', (message) => logged.push(message.text()))
  await page.route('**/logo.svg', (route) => route.abort())
  await page.goto('/')
  await expect(page.getByRole('banner').locator('img')).toHaveCount(0)
  await expect(page.getByRole('banner').getByRole('link', { name: 'Postsmith' })).toBeVisible()
  expect(logged.some((text) => text.includes('/logo.svg'))).toBe(true)
})

test('the skip link leads to the main part', { tag: '@both' }, async ({ page }) => {
  await page.goto(toolPath)
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test('at a zoom of 400 % the header is low and goes away with the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 200 })
  await page.goto(toolPath)
  const header = page.getByRole('banner')
  expect((await header.boundingBox())?.height).toBeLessThan(50)
  await page.mouse.wheel(0, 400)
  await expect(header).not.toBeInViewport()
})

test('beside letters twice as large the name gives way, and no button of the header', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(toolPath)
  const banner = page.getByRole('banner')
  const name = banner.getByRole('link', { name: 'Postsmith' })
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
  await expect(banner.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
  // The line that it gave way to lies out of sight, as a whole.
  const [height, line] = await name.evaluate((link) => [link.clientHeight, link.querySelector('img')?.clientHeight])
  expect(line).toBe(height)
})

test('nothing in the header moves while the rest of it arrives', async ({ page }) => {
  await page.goto(toolPath)
  const readPositions = () =>
    page
      .getByRole('banner')
      .evaluate((header) =>
        ['a', 'nav', 'nav li:nth-child(2)'].map((name) => header.querySelector(name)?.getBoundingClientRect().x),
      )
  const positionsBefore = await readPositions()
  await page.getByRole('banner').evaluate((header) => {
    for (const button of header.querySelectorAll('button')) button.remove()
  })
  expect(await readPositions()).toEqual(positionsBefore)
})

test('without JavaScript a page says what does not work, and its links do', async ({ browser, baseURL, request }) => {
  for (const path of ['/', toolPath]) {
    // Playwright switches scripts off too late for a browser to show what stands in here.
    const html = await (await request.get(path)).text()
    expect(html).toMatch(/<noscript><p[^>]*>The tools need JavaScript, and it is off/)
    expect(html).toContain('noscript:hidden')
  }
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}/tools`)
  await page.getByRole('link', { name: 'TikTok Hook Generator' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'TikTok Hook Generator' })).toBeVisible()
  await context.close()
})

test('nobody is sent to an address that does not exist', async ({ page }) => {
  for (const path of ['/contact', '/terms', '/privacy']) {
    await page.goto(path)
    await expect(page.locator('a[href^="mailto:"]')).toHaveCount(0)
    await expect(page.getByText('postsmith.example')).toHaveCount(0)
  }
  await page.goto('/contact')
  await expect(page.getByText('There is no address here yet')).toBeVisible()
})
