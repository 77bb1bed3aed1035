import type { Page } from '@playwright/test'
import { defaultEngineWords } from '@/lib/tool/engine-words'
import { findAxeViolations } from './axe'
import { expect, isPlaywrightMessage, test, waitUntilReady } from './journey'
import { countPageBytes, getPageLimits, listPages, representativePages } from './pages'
import { servers } from './servers'
import { measureLayoutShift, waitUntilSettled } from './tool-page'

const PART_COUNT = 4

for (let part = 0; part < PART_COUNT; part += 1) {
  test(`every page works on a first visit, part ${part + 1} of ${PART_COUNT}`, async ({
    browser,
    request,
    baseURL,
  }) => {
    test.setTimeout(300_000)
    const bareScriptBytes = await measureBareScripts(await browser.newPage())
    const paths = (await listPages(request)).filter((_, index) => index % PART_COUNT === part)
    const sharedContext = await browser.newContext()
    for (const path of paths) {
      const isRepresentative = representativePages.includes(path)
      // Measure the bytes of a first visit with an empty cache.
      const context = isRepresentative ? await browser.newContext() : sharedContext
      const page = await context.newPage()
      const problems = await collectProblems(page, baseURL ?? '')
      const getLayoutShift = await measureLayoutShift(page)
      const bytes = countPageBytes(page)
      const isWritingTool = await open(page, path)
      const limits = getPageLimits(path, isWritingTool)
      if (isRepresentative) {
        await waitUntilSettled(page)
        const [scriptBytes, totalBytes] = await Promise.all([bytes.getScriptBytes(), bytes.getTotalBytes()])
        expect
          .soft(scriptBytes / bareScriptBytes, `${path}: its JavaScript as a multiple of a bare page’s`)
          .toBeLessThanOrEqual(limits.before)
        expect.soft(totalBytes, `${path}: bytes in all`).toBeLessThanOrEqual(limits.bytes)
      }
      await waitUntilReady(page)
      await waitUntilSettled(page)
      expect.soft(await getLayoutShift(), `${path}: layout shift while loading`).toBeLessThan(0.02)
      expect
        .soft(
          (await bytes.getScriptBytes()) / bareScriptBytes,
          `${path}: its JavaScript after the visitor’s first move, as a multiple of a bare page’s`,
        )
        .toBeLessThanOrEqual(limits.after)
      if (isRepresentative) {
        const prefetched = await bytes.countDuring(() => scrollThrough(page))
        expect.soft(prefetched, `${path}: bytes prefetched while scrolling`).toBeLessThanOrEqual(50_000)
        expect.soft(await findAxeViolations(page), `${path}, light`).toEqual([])
      }
      expect.soft(problems, path).toEqual([])
      await page.close()
    }
  })
}

test('one page of each kind fits a phone in the dark theme', { tag: '@phone' }, async ({ browser, baseURL }) => {
  test.setTimeout(300_000)
  let formCount = 0
  for (const path of representativePages) {
    const page = await browser.newPage({ colorScheme: 'dark' })
    const problems = await collectProblems(page, baseURL ?? '')
    await open(page, path)
    await waitUntilReady(page)
    if (await checkForm(page, path)) formCount += 1
    // axe would combine states from before and after a typeface loads, which enables buttons.
    await waitUntilSettled(page)
    expect.soft(await findAxeViolations(page), `${path}, dark`).toEqual([])
    await checkFitsNarrowScreen(page, path)
    expect.soft(problems, path).toEqual([])
    await page.close()
  }
  expect(formCount).toBeGreaterThan(0)
})

async function open(page: Page, path: string): Promise<boolean> {
  await page.goto(path)
  return (await page.getByRole('heading', { name: 'Try these examples' }).count()) > 0
}

async function collectProblems(page: Page, origin: string): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    const isExpected = new URL(page.url()).pathname === '/no-such-page' && /404|no-such-page/.test(message.text())
    const isOurs = !isExpected && !isPlaywrightMessage(message.text())
    if (['error', 'warning'].includes(message.type()) && isOurs) problems.push(message.text())
  })
  page.on('pageerror', (error) => problems.push(error.message))
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && /^(https?|wss?):/.test(request.url())) {
      problems.push(`request to ${request.url()}`)
    }
  })
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy violation: ${event.violatedDirective} ${event.blockedURI} ${event.sample}`)
    })
  })
  return problems
}

/** Measures the JavaScript of a minimal Next.js page, in bytes. */
async function measureBareScripts(page: Page): Promise<number> {
  const bytes = countPageBytes(page)
  await page.goto(servers.baseline.url)
  await waitUntilSettled(page)
  const bareScriptBytes = await bytes.getScriptBytes()
  await page.close()
  return bareScriptBytes
}

async function scrollThrough(page: Page) {
  for (let step = 0; step < 12; step += 1) {
    await page.mouse.wheel(0, 900)
    await page.waitForTimeout(30)
  }
  await waitUntilSettled(page)
}

/** The text box and the main button must be on a phone's first screen. Without a model, the main button is another. */
async function checkForm(page: Page, path: string): Promise<boolean> {
  const form = page.getByRole('main').locator('form:has(textarea[name="prompt"])')
  if ((await form.count()) === 0) return false
  await expect.soft(form.getByRole('textbox').first(), path).toBeInViewport({ ratio: 1 })
  // The first writes while the visitor types; the second has several text boxes above its button.
  if (['/image-tools/ai-prompt-writer', '/image-tools/ai-alt-text-generator'].includes(path)) return true
  const mainButton = form
    .locator('button[type="submit"]')
    .or(form.getByRole('button', { name: 'Copy finished prompt' }))
    .or(form.getByRole('button', { name: defaultEngineWords.button }))
    .filter({ visible: true })
    .first()
  await expect.soft(mainButton, path).toBeInViewport({ ratio: 1 })
  return true
}

async function checkFitsNarrowScreen(page: Page, path: string) {
  await page.setViewportSize({ width: 320, height: 640 })
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect.soft(width, `${path}: its width at 320 pixels`).toBeLessThanOrEqual(320)
}
