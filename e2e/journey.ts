import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/** Moves the pointer, which triggers lazy loading, and waits until React has hydrated all controls and is idle. */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // On every attempt, because a move before listeners exist is lost.
    document.dispatchEvent(new Event('pointermove'))
    return Array.from(document.querySelectorAll('button, input, select, textarea')).every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  })
  // Window listeners are added only after hydration.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
}

/** Playwright logs this in the console of each page whose service worker it blocks. */
export const isPlaywrightMessage = (text: string) => text === 'Service Worker registration blocked by Playwright'

/** The page is ready once `goto` or `reload` returns, unless the test passes `waitUntil`. */
export const test = base.extend({
  // One address per worker: a visitor may have only two concurrent runs.
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads here which fixtures it needs.
  extraHTTPHeaders: async ({}, use, { parallelIndex }) => {
    await use({ 'X-Forwarded-For': `192.0.2.${parallelIndex + 1}` })
  },
  page: async ({ page }, use) => {
    const { goto, reload } = page
    page.goto = async (url, options) => {
      const response = await goto.call(page, url, options)
      if (!options?.waitUntil) await waitUntilReady(page)
      return response
    }
    page.reload = async (options) => {
      const response = await reload.call(page, options)
      if (!options?.waitUntil) await waitUntilReady(page)
      return response
    }
    await use(page)
  },
})
