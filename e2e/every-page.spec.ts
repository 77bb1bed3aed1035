import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { everyPage } from './pages'
import { settled } from './tool-page'

type Complaint = { path: string; what: string }

/** Collects what must not happen on any page: console errors, page errors, policy violations, foreign requests. */
async function listen(page: Page, complaints: Complaint[], origin: string) {
  const path = () => new URL(page.url()).pathname
  page.on('console', (message) => {
    const expected = path() === '/no-such-page' && /404|no-such-page/.test(message.text())
    if (['error', 'warning'].includes(message.type()) && !expected)
      complaints.push({ path: path(), what: message.text() })
  })
  page.on('pageerror', (error) => complaints.push({ path: path(), what: error.message }))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^(https?|wss?):/.test(request.url())) {
      complaints.push({ path: path(), what: `request to ${request.url()}` })
    }
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
}

/** React marks the elements that it has taken over. */
const hydrated = () =>
  Array.from(document.querySelectorAll('body *')).some((element) =>
    Object.keys(element).some((key) => key.startsWith('__reactFiber')),
  )

test('every page hydrates without a complaint, a policy violation or a request to anyone else', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(600_000)
  const complaints: Complaint[] = []
  await listen(page, complaints, baseURL ?? '')
  for (const path of await everyPage(page.request)) {
    await page.goto(path)
    await expect.poll(() => page.evaluate(hydrated), { message: `${path} hydrates` }).toBe(true)
  }
  expect(complaints).toEqual([])
})

test('every page passes axe, its colours in both themes', async ({ page, isMobile }) => {
  test.setTimeout(600_000)
  const themes = isMobile ? (['dark', 'light'] as const) : (['light', 'dark'] as const)
  const [first, second] = themes
  for (const path of await everyPage(page.request)) {
    await page.emulateMedia({ colorScheme: first, reducedMotion: 'reduce' })
    await page.goto(path)
    const all = new AxeBuilder({ page }).withTags([
      'wcag2a',
      'wcag2aa',
      'wcag21a',
      'wcag21aa',
      'wcag22aa',
      'best-practice',
    ])
    expect(await complaintsOf(all), `${path}, ${first}`).toEqual([])
    // Of all the rules only the one for contrast can tell the themes apart.
    await page.emulateMedia({ colorScheme: second })
    await expect(page.locator('html')).toHaveAttribute('data-theme', second)
    const contrast = new AxeBuilder({ page }).withRules('color-contrast')
    expect(await complaintsOf(contrast), `${path}, ${second}`).toEqual([])
  }
})

async function complaintsOf(axe: AxeBuilder): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)}`))
}

test('no page scrolls sideways at 320 pixels', async ({ page, isMobile }) => {
  test.skip(!isMobile, 'it sets a size of its own')
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of await everyPage(page.request)) {
    await page.goto(path)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test('on every prompt tool the box and its button are on a phone’s first screen', async ({
  page,
  isMobile,
}) => {
  test.skip(!isMobile, 'it sets a size of its own')
  test.setTimeout(600_000)
  await page.setViewportSize({ width: 360, height: 740 })
  let tools = 0
  for (const path of await everyPage(page.request)) {
    await page.goto(path)
    const form = page.getByRole('main').locator('form:has(textarea)')
    if ((await form.count()) === 0) continue
    tools += 1
    await expect(form.getByRole('textbox').first(), path).toBeInViewport({ ratio: 1 })
    await expect(form.locator('button[type="submit"]'), path).toBeInViewport({ ratio: 1 })
  }
  expect(tools).toBeGreaterThan(0)
})

test('nothing moves while a page loads over a slow line', async ({ page }) => {
  test.setTimeout(600_000)
  const network = await page.context().newCDPSession(page)
  await network.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 20,
    downloadThroughput: 200_000,
    uploadThroughput: 200_000,
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of await everyPage(page.request)) {
    await page.goto(path)
    await settled(page)
    const moved = await page.evaluate(() =>
      (window as typeof window & { shifts: number[] }).shifts.reduce((sum, value) => sum + value, 0),
    )
    expect(moved, path).toBeLessThan(0.01)
  }
})
