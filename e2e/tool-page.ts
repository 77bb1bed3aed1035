import { readFile } from 'node:fs/promises'
import { expect, type Locator, type Page, type Route } from '@playwright/test'
import { findAxeViolations } from './axe'
import type { Upload } from './image-fixtures'
import { servers } from './servers'

export const hooksPath = '/tiktok-hook-generator'

/** The default prompt of `toolPage`, for which the built-in writer creates five hooks. */
export const prompt = 'unpopular opinion: homemade pizza beats takeout. It rests 48 hours and costs $2'

export function toolPage(page: Page) {
  const box = page.getByRole('textbox', { name: 'What is your video about?' })
  const generate = page.getByRole('button', { name: 'Generate hooks' })
  return {
    box,
    generate,
    cards: page.getByRole('article'),
    usesLeft: page.getByText(/^\d+ of 20 uses left today$/),
    /** An alert or a notice with exactly this text, and this title if not null; removed notices do not count. */
    notice: (title: string | null, text: string) =>
      page
        .getByRole('region', { name: /^Notices/ })
        .getByRole('listitem')
        .and(page.locator('[data-removed=false]'))
        .or(page.getByRole('main').getByRole('alert'))
        .filter({ has: page.getByText(title ?? text, { exact: true }) })
        .filter({ has: page.getByText(text, { exact: true }) }),
    more: (number: number) => page.getByRole('button', { name: `More for result ${number}`, exact: true }).click(),
    option: (label: string) => page.getByLabel(label, { exact: true }),
    async write(text = prompt) {
      await box.fill(text)
      await generate.click()
    },
    async waitUntilDone() {
      await expect(page.getByText('Content generated!')).toBeVisible()
    },
  }
}

/** No new resource for 250 ms. `networkidle` would also wait for requests that the browser leaves open. */
export async function waitUntilSettled(page: Page) {
  await page.waitForLoadState()
  let previousCount = -1
  const hasSettled = async () => {
    const count = await page.evaluate(() => performance.getEntriesByType('resource').length)
    const isUnchanged = count === previousCount
    previousCount = count
    return isUnchanged
  }
  await expect.poll(hasSettled, { intervals: [250], timeout: 25_000 }).toBe(true)
}

/** Expects the sample of a writing tool, which results replace. */
export async function expectSample(page: Page) {
  await expect(page.getByRole('region', { name: 'Sample' })).toContainText('With AI')
}

/** Holds the page's scripts after this call. Returns a function that releases them. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/_next/static/chunks/*.js', async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

/** Returns whether the page accepted the file; a browser opens a dropped file that it does not accept. */
export async function dropFile(
  page: Page,
  name: string,
  bytes: Iterable<number>,
  eventTypes = ['dragenter', 'dragover', 'drop'],
): Promise<boolean> {
  return page.getByRole('heading', { level: 1 }).evaluate(
    (title, [name, bytes, eventTypes]) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([new Uint8Array(bytes)], name))
      const options = { dataTransfer, bubbles: true, cancelable: true }
      return eventTypes.every((type) => {
        const event = new DragEvent(type, options)
        title.dispatchEvent(event)
        return type === 'dragenter' || event.defaultPrevented
      })
    },
    [name, [...bytes], eventTypes] as const,
  )
}

export async function mockApiError(page: Page, status: number, reply: { error?: string; code?: string }) {
  await page.route('**/api/generate-content', (route) =>
    route.fulfill({ status, json: { requestId: 'test', ...reply } }),
  )
}

/** Responds to the page's API requests with a stream that is interrupted after these cards. */
export async function mockApiStream(page: Page, ...cards: string[]) {
  const body = cards
    .map((id) => ({ id, parts: [{ text: id }], copy: id, carry: id, item: {} }))
    .map((card) => `event: card\ndata: ${JSON.stringify(card)}\n\n`)
    .join('')
  await page.route('**/api/generate-content', (route) =>
    route.fulfill({ status: 200, contentType: 'text/event-stream', body }),
  )
}

/** Holds the page's API requests until they are released, and counts them. */
export async function holdRequests(page: Page) {
  const heldRoutes: Route[] = []
  await page.route('**/api/generate-content', (route) => {
    heldRoutes.push(route)
  })
  return {
    count: () => heldRoutes.length,
    async release() {
      for (const route of heldRoutes) await route.continue()
    },
  }
}

/** Records from when the document is complete, because earlier shifts depend on the machine's speed. */
export async function measureLayoutShift(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const shifts: Shift[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      shifts.push(...(list.getEntries() as Shift[]).filter(({ hadRecentInput }) => !hadRecentInput))
    }).observe({ type: 'layout-shift', buffered: true })
  })
  return () =>
    page.evaluate(() => {
      const { shifts } = window as unknown as { shifts: Shift[] }
      const [{ domInteractive }] = performance.getEntriesByType('navigation') as [PerformanceNavigationTiming]
      return shifts.filter(({ startTime }) => startTime >= domInteractive).reduce((sum, { value }) => sum + value, 0)
    })
}

type Shift = PerformanceEntry & { value: number; hadRecentInput: boolean }

export const captionsPath = '/tiktok/tiktok-caption-generator'
export const modelUrl = servers.model.url

export async function generate(page: Page, path = hooksPath, text = prompt) {
  await page.goto(path)
  await page.getByRole('main').getByRole('textbox').first().fill(text)
  await page.getByRole('main').locator('form button[type=submit]').first().click()
  await toolPage(page).waitUntilDone()
}

/** Waits for the page's next request and returns its body. */
export const waitForSent = async (page: Page): Promise<{ prompt: string; parameters: Record<string, unknown> }> =>
  (await page.waitForRequest('**/api/generate-content')).postDataJSON()

/** Returns all light theme findings and the dark theme's contrast findings. The page remains dark. */
export async function findAxeViolationsInBothThemes(page: Page): Promise<string[]> {
  const violations = await findAxeViolations(page)
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'dark'
  })
  return [...violations, ...(await findAxeViolations(page, 'color-contrast'))]
}

export async function saveFile(target: Locator, press = () => target.click()) {
  const [download] = await Promise.all([target.page().waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())

export const workbench = (page: Page) => ({
  row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  status: page.getByRole('status').filter({ hasText: 'done' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  add: (...files: Upload[]) => page.getByLabel('Choose files').setInputFiles(files),
})
