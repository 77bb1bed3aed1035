import { test as base, expect, waitUntilReady } from './journey'
import { getCachedPaths, waitForServiceWorker } from './service-worker-cache'
import { type SiteBehindProxy, startSiteBehindProxy } from './site-behind-proxy'
import { startSite } from './site-process'
import { waitUntilSettled } from './tool-page'

const test = base.extend<{ site: SiteBehindProxy }>({
  site: async ({ browserName: _ }, use) => {
    const site = await startSiteBehindProxy()
    try {
      await use(site)
    } finally {
      await site.stop()
    }
  },
})

test.use({ serviceWorkers: 'allow' })

test('a new build is announced once, begins at a click, and forgets the old one', async ({ page, site }) => {
  await page.goto(`${site.url}/about`)
  await waitForServiceWorker(page)
  const [old] = await page.evaluate(() => caches.keys())
  // Another build has scripts of other names; those of this page are not among them.
  site.serveWorker((worker) =>
    worker
      .replace(/"build":"\w+"/, '"build":"another"')
      .replace(/"first":\[[^\]]*\]/, '"first":["/offline"]')
      .replace(/"(scripts|others)":\[[^\]]*\]/g, '"$1":[]'),
  )
  let loads = 0
  page.on('domcontentloaded', () => {
    loads += 1
  })
  await page.reload()
  const notice = page.getByRole('status').filter({ hasText: 'A new version is ready.' })
  await expect(notice).toBeVisible()
  expect(await page.evaluate(() => caches.keys())).toEqual(expect.arrayContaining([old]))
  expect(loads).toBe(1)
  await notice.getByRole('button', { name: 'Reload' }).click()
  await expect.poll(() => loads).toBe(2)
  await waitUntilReady(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['postsmith-another'])
  await waitUntilSettled(page)
  expect(loads).toBe(2)
  await expect(notice).toHaveCount(0)
})

test('a page that is of the new build already says nothing of it', async ({ page, site }) => {
  await page.goto(`${site.url}/about`)
  await waitForServiceWorker(page)
  site.serveWorker((worker) => worker.replace(/"build":"\w+"/, '"build":"another"'))
  await page.reload()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.state))
    .toBe('installed')
  // The page has asked the same before, and is answered first.
  const workerReply = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration()
    const { port1, port2 } = new MessageChannel()
    const scripts = document.querySelectorAll<HTMLScriptElement>('script[src*="/_next/static/"]:not([nomodule])')
    const files = Array.from(scripts, ({ src }) => new URL(src).pathname)
    return new Promise((resolve) => {
      port1.onmessage = ({ data }) => resolve([files.length > 0, data])
      registration?.waiting?.postMessage({ type: 'knows', files }, [port2])
    })
  })
  expect(workerReply).toEqual([true, true])
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)
})

test('on a slow line the page that is kept is shown, and the one that comes too late the next time', async ({
  page,
  context,
  site,
}) => {
  const about = `${site.url}/about`
  await page.goto(about)
  await waitForServiceWorker(page)
  await expect.poll(() => getCachedPaths(page)).toContain('/about')
  const release = site.hold('/about')
  await page.goto(about, { waitUntil: 'commit' })
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible({ timeout: 5_000 })
  release()
  const readHeldHeader = () =>
    page.evaluate(async () => (await caches.match('/about', { ignoreVary: true }))?.headers.get('x-held'))
  await expect.poll(readHeldHeader).toBe('yes')
  await context.setOffline(true)
  const reply = await page.goto(about)
  expect(reply?.headers()['x-held']).toBe('yes')
})

test('a failure of the site is not shown in the place of a page that is kept, and what a proxy says is not kept', async ({
  page,
  context,
  site,
}) => {
  const about = `${site.url}/about`
  const heading = page.getByRole('heading', { level: 1 })
  await page.goto(about)
  await waitForServiceWorker(page)
  await expect.poll(() => getCachedPaths(page)).toContain('/about')
  const title = await heading.textContent()
  site.answerInstead('/about', { status: 502, page: '<h1>Bad Gateway</h1>' })
  await page.goto(about)
  await expect(heading).toHaveText(String(title))
  site.answerInstead('/about', { status: 200, page: '<h1>Back soon</h1>' })
  site.answerInstead('/terms', { status: 503, page: '<h1>Back soon</h1>' })
  for (const path of ['/about', '/terms']) {
    await page.goto(`${site.url}${path}`)
    await expect(heading).toHaveText('Back soon')
  }
  await context.setOffline(true)
  await page.goto(about)
  await expect(heading).toHaveText(String(title))
  expect(await getCachedPaths(page)).not.toContain('/terms')
})

test('a browser that saves data keeps the pages that were opened, and no others', async ({ page }) => {
  await page.addInitScript(() => {
    const sent: unknown[] = []
    const { postMessage } = ServiceWorker.prototype
    Object.assign(window, { sent })
    Object.defineProperty(Object.getPrototypeOf(Object(Reflect.get(navigator, 'connection'))), 'saveData', {
      get: () => true,
    })
    ServiceWorker.prototype.postMessage = function (this: ServiceWorker, message: unknown) {
      sent.push(message)
      postMessage.call(this, message)
    }
  })
  const sent = () => page.evaluate(() => Reflect.get(window, 'sent'))
  await page.goto('/about')
  await waitForServiceWorker(page)
  await page.goto('/terms')
  await expect.poll(sent).toEqual([expect.objectContaining({ type: 'keep', path: '/terms', more: false })])
})

test('SERVICE_WORKER=off ends the worker in a browser that has it', async ({ page, context }) => {
  let site = await startSite({ ALTCHA_COST: '100' })
  try {
    await page.goto(`${site.url}/about`)
    await waitForServiceWorker(page)
    const { port } = new URL(site.url)
    await site.stop()
    site = await startSite({ ALTCHA_COST: '100', PORT: port, SERVICE_WORKER: 'off' })
    await page.reload()
    await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
    // A second page, opened while the first still holds the registration.
    const second = await context.newPage()
    await second.goto(`${site.url}/terms`)
    await waitUntilSettled(second)
    await second.close()
    await page.close()
    const later = await context.newPage()
    await later.goto(`${site.url}/about`)
    await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
    await waitUntilSettled(later)
    expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
    await expect
      .poll(() => later.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
      .toBe(0)
  } finally {
    await site.stop()
  }
})
