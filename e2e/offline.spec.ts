import { readFileSync } from 'node:fs'
import type { BrowserContext, Page } from '@playwright/test'
import { findAxeViolations } from './axe'
import { expect, test, waitUntilReady } from './journey'
import { representativePages } from './pages'
import {
  getCachedPaths,
  reconnect,
  type SiteBehindProxy,
  startSiteBehindProxy,
  waitForCacheIdle,
  waitForServiceWorker,
} from './service-worker'
import { holdScripts, hooksPath, measureLayoutShift, toolPage, waitUntilSettled } from './tool-page'

const converterPath = '/text-tools/case-converter'
const calculatorPath = '/social-media-tools/tiktok/money-calculator'

/** In Playwright's browser, a page that loads offline reports online until the context goes offline again. */
const goOfflineAgain = (context: BrowserContext) => context.setOffline(false).then(() => context.setOffline(true))

test('nothing moves when a page’s code loads late', { tag: '@both' }, async ({ page }) => {
  const getLayoutShift = await measureLayoutShift(page)
  for (const path of ['/', hooksPath, converterPath, '/image-tools/image-compressor', '/image-tools/thumbnail-maker']) {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.evaluate(() => new Promise(requestAnimationFrame))
    release()
    await waitUntilReady(page)
    await waitUntilSettled(page)
    expect.soft(await getLayoutShift(), path).toBeLessThan(0.01)
  }
})

test('a page has its final layout and colors before its style sheet arrives', async ({ page }) => {
  await page.route(/\.js$|\.woff2$|\/api\//, (route) => route.abort())
  const describeElements = () =>
    [...document.querySelectorAll('body *:not(script, style, template)')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      const { color, backgroundColor, borderColor } = getComputedStyle(element)
      return [element.outerHTML.slice(0, 120), x, y, width, height, color, backgroundColor, borderColor].join(' ')
    })
  /** The page then has only the style in its HTML. */
  const removeStyleSheets = () => {
    const linkedSheets = [...document.styleSheets].filter(({ href }) => href)
    for (const sheet of linkedSheets) sheet.disabled = true
    return linkedSheets.length
  }
  for (const path of representativePages) {
    await page.goto(path, { waitUntil: 'load' })
    const elements = await page.evaluate(describeElements)
    expect.soft(await page.evaluate(removeStyleSheets), path).toBeGreaterThan(0)
    expect.soft(await page.evaluate(describeElements), path).toEqual(elements)
  }
})

test('the offline page and the share page are accessible at 320 pixels in both themes', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of ['/offline', '/share', '/share?text=three+loaves+and+one+oven']) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
    await page.goto(path)
    expect.soft(await findAxeViolations(page), path).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    expect.soft(await findAxeViolations(page, 'color-contrast'), path).toEqual([])
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320)
  }
})

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' })

  test('search works offline after the first visit, and every tool that needs no server works offline after the second', async ({
    page,
    context,
  }) => {
    await page.goto('/about')
    await waitForServiceWorker(page)
    const cachedPaths = await getCachedPaths(page)
    for (const path of ['/', '/offline', '/saved', '/social-media-tools', '/search.json'])
      expect(cachedPaths).toContain(path)
    expect(cachedPaths.filter((path) => path.endsWith('.woff2'))).toHaveLength(1)
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Search tools' }).click()
    await page.getByRole('combobox').fill('hooks')
    await expect(page.getByRole('option').first()).toContainText('Hook')
    await page.keyboard.press('Escape')
    // A page that is not cached lists the cached pages, and retries with its full address.
    await page.goto(`${calculatorPath}?f=1000000&v=200000&e=3&l=US&n=finance&a=business`)
    await expect(page.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: 'Case Converter' })).toBeVisible()
    await reconnect(context, page)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('region', { name: 'Your estimate' })).toContainText('$71,904')
    await expect.poll(() => getCachedPaths(page), { timeout: 30_000 }).toContain(converterPath)
    await waitForCacheIdle(page)
    await context.setOffline(true)
    await page.goto(converterPath)
    await page.getByRole('main').getByRole('textbox').first().fill('without a connection')
    await expect(page.getByRole('main')).toContainText('WITHOUT A CONNECTION')
  })

  test('a tool that was opened once works offline with its text; with data saving on, no other tool is cached', async ({
    page,
    context,
  }) => {
    await page.addInitScript(() => {
      const connection = Object(Reflect.get(navigator, 'connection'))
      Object.defineProperty(Object.getPrototypeOf(connection), 'saveData', { get: () => true })
    })
    await page.goto(converterPath)
    await waitForServiceWorker(page)
    await page.reload()
    // Files that the tool fetches on first use are cached too.
    const listWorkers = async () => (await getCachedPaths(page)).filter((path) => path.includes('turbopack-worker'))
    await expect.poll(listWorkers).not.toEqual([])
    await waitForCacheIdle(page)
    expect(await getCachedPaths(page)).not.toContain(calculatorPath)
    await context.setOffline(true)
    await page.goto(converterPath)
    await goOfflineAgain(context)
    const box = page.getByRole('main').getByRole('textbox').first()
    // A text of this length is changed in a worker.
    await box.fill('the last straw '.repeat(4_000))
    await expect(page.getByRole('main')).toContainText('THE LAST STRAW')
    await box.fill('without a connection')
    await expect(page.getByRole('main')).toContainText('WITHOUT A CONNECTION')
    await expect(page.getByText('You’re offline. Nothing here is lost.')).toBeVisible()
    await page.reload()
    await expect(box).toHaveValue('without a connection')
    await context.setOffline(false)
    await expect(page.getByText('You’re offline. Nothing here is lost.')).toHaveCount(0)
  })

  test('a writing tool refuses offline and shows its last results; no API response is cached', async ({
    page,
    context,
    request,
  }) => {
    const violations: string[] = []
    page.on('console', (message) => {
      if (/policy/i.test(message.text())) violations.push(message.text())
    })
    const tool = toolPage(page)
    expect((await request.get('/sw.js')).headers()).toMatchObject({
      'cache-control': 'no-cache',
      'content-security-policy':
        "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    })
    await page.goto(hooksPath)
    await waitForServiceWorker(page)
    await tool.write()
    await tool.waitUntilDone()
    await waitForCacheIdle(page)
    expect((await getCachedPaths(page)).filter((path) => path.startsWith('/api/'))).toEqual([])
    const cards = await tool.cards.allTextContents()
    await context.setOffline(true)
    // Next's router requests data and must not get a page.
    const fetchData = () => fetch('/tools?_rsc=abc', { headers: { RSC: '1' } }).then(Boolean, () => false)
    expect(await page.evaluate(fetchData)).toBe(false)
    await page.reload()
    await goOfflineAgain(context)
    await expect.poll(() => tool.cards.allTextContents()).toEqual(cards)
    await tool.box.fill('homemade pizza dough')
    await tool.generate.click()
    await expect(page.getByText('Your text is still here. Try again when you’re back online.').first()).toBeVisible()
    await expect(page.getByText('Checking that you’re human')).toHaveCount(0)
    await expect(tool.box).toHaveValue('homemade pizza dough')
    await reconnect(context, page)
    await tool.generate.click()
    await tool.waitUntilDone()
    expect(violations).toEqual([])
  })
})

test.describe('a new service worker', () => {
  test.use({ serviceWorkers: 'allow' })
  // One site for all tests, because the last test breaks its pages.
  test.describe.configure({ mode: 'default' })

  let site: SiteBehindProxy
  let aboutUrl: string
  test.beforeAll(async () => {
    site = await startSiteBehindProxy()
    aboutUrl = `${site.url}/about`
  })
  test.afterAll(() => site.stop())

  test.beforeEach(async ({ page }) => {
    site.serveWorker((worker) => worker)
    await page.goto(aboutUrl)
    await waitForServiceWorker(page)
  })

  test('is announced only to pages of the old build, starts on a click and deletes the old cache', async ({ page }) => {
    const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
    const [oldCache] = await page.evaluate(() => caches.keys())
    // The old worker is still caching other tools when the visitor accepts the new version.
    const release = site.hold(converterPath)
    site.serveWorker((worker) => worker.replace(/"build":"\w+"/, '"build":"same"'))
    await page.reload()
    const readWaitingState = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state)
    await expect.poll(readWaitingState).toBe('installed')
    await waitUntilSettled(page)
    await expect(notice).toHaveCount(0)

    // Another build has different script names.
    site.serveWorker((worker) =>
      worker
        .replace(/"build":"\w+"/, '"build":"another"')
        .replace(/"first":\[[^\]]*\]/, '"first":["/offline"]')
        .replace(/"(scripts|others)":\[[^\]]*\]/g, '"$1":[]'),
    )
    let loadCount = 0
    page.on('domcontentloaded', () => {
      loadCount += 1
    })
    await page.reload()
    await expect(notice).toBeVisible()
    expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining([oldCache]))
    expect(loadCount).toBe(1)
    await expect.poll(() => site.asked.some((request) => request.startsWith(`${converterPath} `))).toBe(true)
    await notice.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => loadCount).toBe(2)
    await waitUntilReady(page)
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['postsmith-another'])
    await waitUntilSettled(page)
    expect(loadCount).toBe(2)
    await expect(notice).toHaveCount(0)
    release()
  })

  test('deletes the cache and unregisters itself when SERVICE_WORKER is off', async ({ page, context }) => {
    site.serveWorker(() => readFileSync('public/sw-off.js', 'utf8'))
    const countRegistrations = (anyPage: Page) =>
      anyPage.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
    await page.reload()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect.poll(() => countRegistrations(page)).toBe(0)
    await page.close()
    const laterPage = await context.newPage()
    await laterPage.goto(aboutUrl)
    await waitUntilSettled(laterPage)
    expect(await laterPage.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect.poll(() => countRegistrations(laterPage)).toBe(0)
  })

  test('serves a cached page in place of a late or failed page, and does not cache a proxy’s error page', async ({
    page,
    context,
  }) => {
    const heading = page.getByRole('heading', { level: 1 })
    await expect.poll(() => getCachedPaths(page)).toContain('/about')
    const title = String(await heading.textContent())
    const release = site.hold('/about')
    await page.goto(aboutUrl, { waitUntil: 'commit' })
    await expect(heading).toHaveText(title)
    // The late page is cached for the next visit.
    release()
    const readHeldHeader = () =>
      page.evaluate(async () => (await caches.match('/about', { ignoreVary: true }))?.headers.get('x-held'))
    await expect.poll(readHeldHeader).toBe('yes')

    site.answerInstead('/about', { status: 502, page: '<h1>Bad Gateway</h1>' })
    await page.goto(aboutUrl)
    await expect(heading).toHaveText(title)
    site.answerInstead('/about', { status: 200, page: '<h1>Back soon</h1>' })
    site.answerInstead('/terms', { status: 503, page: '<h1>Back soon</h1>' })
    for (const path of ['/about', '/terms']) {
      await page.goto(`${site.url}${path}`)
      await expect(heading).toHaveText('Back soon')
    }
    await context.setOffline(true)
    const reply = await page.goto(aboutUrl)
    expect(reply?.headers()['x-held']).toBe('yes')
    await expect(heading).toHaveText(title)
    expect(await getCachedPaths(page)).not.toContain('/terms')
  })
})
