import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrowserContext, Page } from '@playwright/test'
import { axeViolations } from './axe'
import { expect, ready, test } from './journey'
import { type OwnSite, startOwnSite } from './own-site'
import { hooks, toolPage } from './tool-page'

test.use({ serviceWorkers: 'allow' })

const converter = '/text-tools/case-converter'

/** Waits until the worker has the page, and has put away what it keeps at once. */
async function controlled(page: Page, least = 20) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => keptPaths(page).then(({ length }) => length)).toBeGreaterThan(least)
}

const keptPaths = (page: Page) =>
  page.evaluate(async () => {
    const all = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return all.flat().map(({ url }) => new URL(url).pathname)
  })

/** Waits until the worker puts nothing more away. */
async function quiet(page: Page) {
  let before = -1
  const isStill = async () => {
    const { length } = await keptPaths(page)
    const same = length === before
    before = length
    return same
  }
  await expect.poll(isStill, { intervals: [1_500], timeout: 45_000 }).toBe(true)
}

/** Playwright's browser says of a page that is loaded while it is offline that it is not, until it is told once more. */
async function stillOffline(context: BrowserContext) {
  await context.setOffline(false)
  await context.setOffline(true)
}

/** Everything that a page's policy refuses from now on. */
async function watchPolicy(page: Page): Promise<string[]> {
  const refused: string[] = []
  page.on('console', (message) => {
    if (/policy/i.test(message.text())) refused.push(message.text())
  })
  return refused
}

test('the worker starts under the policy, out of the way of everything else', async ({ page, request }) => {
  const refused = await watchPolicy(page)
  const reply = await request.get('/sw.js')
  expect(reply.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy':
      "default-src 'none'; connect-src 'self'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  })
  await page.goto(hooks)
  await controlled(page)
  const kept = await keptPaths(page)
  for (const path of ['/', '/offline', '/saved', '/social-media-tools', '/search.json'])
    expect(kept).toContain(path)
  await page.reload()
  const tool = toolPage(page)
  await tool.write()
  await tool.finished()
  expect((await keptPaths(page)).filter((path) => path.startsWith('/api/'))).toEqual([])
  expect(refused).toEqual([])
})

test('a text tool that was opened once works without a connection, its text kept', async ({
  page,
  context,
}) => {
  await page.goto(converter)
  await controlled(page)
  // What the tool fetches only when it is used is put away as well.
  await expect
    .poll(() => keptPaths(page).then((all) => all.filter((path) => path.includes('turbopack-worker'))))
    .not.toEqual([])
  await quiet(page)
  await context.setOffline(true)
  await page.goto(converter)
  await stillOffline(context)
  // So long a text is another worker's work.
  await page.getByRole('main').getByRole('textbox').first().fill('the last straw '.repeat(4_000))
  await expect(page.getByRole('main')).toContainText('THE LAST STRAW')
  await page.getByRole('main').getByRole('textbox').first().fill('without a connection')
  await expect(page.getByRole('main')).toContainText('WITHOUT A CONNECTION')
  await expect(page.getByText('You’re offline. Your text is kept.')).toBeVisible()
  await page.reload()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('without a connection')
  await context.setOffline(false)
  await expect(page.getByText('You’re offline. Your text is kept.')).toHaveCount(0)
})

test('from the second page on the tools that need no server are all there', async ({ page, context }) => {
  await page.goto('/about')
  await controlled(page)
  await page.goto('/social-media-tools')
  await expect
    .poll(() => keptPaths(page), { timeout: 30_000 })
    .toContain('/social-media-tools/tiktok/money-calculator')
  await quiet(page)
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
  await page.goto(hooks)
  await controlled(page)
  await tool.write()
  await tool.finished()
  await quiet(page)
  const cards = await tool.cards.allTextContents()
  await context.setOffline(true)
  await page.reload()
  await stillOffline(context)
  await expect.poll(() => tool.cards.allTextContents()).toEqual(cards)
  await tool.box.fill('homemade pizza dough')
  await tool.generate.click()
  await expect(page.getByText('Your text is kept. Try again when you’re back online.').first()).toBeVisible()
  await expect(page.getByText('Checking that you are not a robot')).toHaveCount(0)
  await expect(tool.box).toHaveValue('homemade pizza dough')
  await context.setOffline(false)
  await tool.generate.click()
  await tool.finished()
})

test('the search is there from the first visit, and a page that is not says what is', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await controlled(page)
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Search tools' }).click()
  await page.getByRole('combobox').fill('hooks')
  await expect(page.getByRole('option').first()).toContainText('Hook')
  await page.keyboard.press('Escape')

  await page.goto('/privacy')
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible()
  const tools = page.getByRole('main').getByRole('listitem')
  await expect(tools.filter({ hasText: 'Case Converter' })).toBeVisible()
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy Policy' })).toBeVisible()
})

test('a request of Next’s router never gets a page, and a part of a file is left to the server', async ({
  page,
  context,
}) => {
  await page.goto('/about')
  await controlled(page)
  const ofRouter = () =>
    page.evaluate(async () => {
      const asked = [
        fetch('/about', { headers: { RSC: '1' } }),
        fetch('/about?_rsc=abc', { headers: { RSC: '1' } }),
      ]
      const replies = await Promise.allSettled(asked)
      return replies.map((reply) =>
        reply.status === 'fulfilled' ? reply.value.headers.get('Content-Type') : 'none',
      )
    })
  expect(await ofRouter()).toEqual(['text/x-component', 'text/x-component'])
  await context.setOffline(true)
  expect(await ofRouter()).toEqual(['none', 'none'])
})

/** The site behind an address at which another version of the worker can be served. */
async function siteWith(change: () => (worker: string) => string) {
  const site: OwnSite = await startOwnSite({ ALTCHA_COST: '100' })
  const server = createServer((incoming, outgoing) => {
    const headers = { ...incoming.headers, 'accept-encoding': 'identity' }
    const onward = ask(
      `${site.url}${incoming.url}`,
      { method: incoming.method ?? 'GET', headers },
      async (answer) => {
        if (incoming.url !== '/sw.js') {
          outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
          return answer.pipe(outgoing)
        }
        const { etag: _etag, 'content-length': _length, ...kept } = answer.headers
        const body = Buffer.concat(await answer.toArray()).toString()
        outgoing.writeHead(answer.statusCode ?? 502, kept).end(change()(body))
      },
    )
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.close()
      server.closeAllConnections()
      await site.stop()
    },
  }
}

test('a new build is announced once, begins at a click, and forgets the old one', async ({ page }) => {
  let change = (worker: string) => worker
  const site = await siteWith(() => change)
  await page.goto(`${site.url}/about`)
  await controlled(page)
  const [old] = await page.evaluate(() => caches.keys())
  // Another build has scripts of other names; those of this page are not among them.
  change = (worker) =>
    worker
      .replace(/"build":"\w+"/, '"build":"another"')
      .replace(/"first":\[[^\]]*\]/, '"first":["/offline"]')
      .replace(/"(scripts|others)":\[[^\]]*\]/g, '"$1":[]')
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
  await ready(page)
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['postsmith-another'])
  await page.waitForTimeout(1_500)
  expect(loads).toBe(2)
  await expect(notice).toHaveCount(0)
  await site.stop()
})

test('a page that is of the new build already says nothing of it', async ({ page }) => {
  let change = (worker: string) => worker
  const site = await siteWith(() => change)
  await page.goto(`${site.url}/about`)
  await controlled(page)
  change = (worker) => worker.replace(/"build":"\w+"/, '"build":"another"')
  await page.reload()
  await page.waitForFunction(async () => (await navigator.serviceWorker.getRegistration())?.waiting)
  await page.waitForTimeout(500)
  await expect(page.getByText('A new version is ready.')).toHaveCount(0)
  await site.stop()
})

test('SERVICE_WORKER=off ends the worker in a browser that has it', async ({ page, context }) => {
  const on = await startOwnSite({ ALTCHA_COST: '100' })
  await page.goto(`${on.url}/about`)
  await controlled(page)
  const { port } = new URL(on.url)
  await on.stop()
  const off = await startOwnSite({ ALTCHA_COST: '100', PORT: port, SERVICE_WORKER: 'off' })
  await page.reload()
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([])
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length))
    .toBe(0)
  await page.close()
  const later = await context.newPage()
  await later.goto(`${off.url}/about`)
  await expect(later.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await later.evaluate(() => navigator.serviceWorker.controller)).toBeNull()
  await off.stop()
})

test('what was shared stays in the browser, and goes on to the tool that is chosen', async ({
  page,
  request,
}) => {
  const manifest = await (await request.get('/manifest.webmanifest')).json()
  expect(manifest).toMatchObject({
    id: '/',
    start_url: '/',
    display: 'standalone',
    share_target: { action: '/share', method: 'GET', params: { title: 'title', text: 'text', url: 'url' } },
  })
  expect(manifest.icons).toContainEqual(expect.objectContaining({ sizes: '512x512', purpose: 'maskable' }))
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200)

  const link = 'https://www.tiktok.com/@demo.user/video/7300000000000000001'
  await page.goto(`/share?${new URLSearchParams({ title: 'TikTok', text: `Look at this! ${link}` })}`)
  await expect(page.getByRole('main').getByRole('link')).toHaveText([
    'Download the video',
    'Save the sound as MP3',
    'Get the transcript',
    'Save the cover',
  ])
  await page.getByRole('link', { name: 'Get the transcript' }).click()
  await expect(page.getByRole('textbox', { name: 'TikTok video link' })).toHaveValue(link)

  await controlled(page)
  const asked: string[] = []
  page.context().on('request', (one) => asked.push(one.url()))
  await page.goto(`/share?${new URLSearchParams({ text: 'three loaves and one oven' })}`)
  await page.getByRole('link', { name: 'Write TikTok hooks' }).click()
  await expect(toolPage(page).box).toHaveValue('three loaves and one oven')

  await page.goto('/share')
  await page.getByRole('textbox', { name: 'A TikTok link, or any text' }).fill(link)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('link', { name: 'Download the video' })).toBeVisible()
})

for (const theme of ['light', 'dark'] as const) {
  test(`the pages for sharing and for no connection are accessible in the ${theme} theme, at 320 pixels`, async ({
    page,
  }) => {
    await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/offline', '/share', '/share?text=three+loaves+and+one+oven']) {
      await page.goto(path)
      expect.soft(await axeViolations(page), path).toEqual([])
      expect
        .soft(await page.evaluate(() => document.documentElement.scrollWidth), path)
        .toBeLessThanOrEqual(320)
    }
  })
}
