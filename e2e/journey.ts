import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * Moves the pointer, which some parts wait for before they load, and waits until React has hydrated all controls of the
 * page and is idle.
 */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // On every try, because a move before anything listens is lost.
    document.dispatchEvent(new Event('pointermove'))
    return Array.from(document.querySelectorAll('button, input, select, textarea')).every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  })
  // Listeners on the window are added only after that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
}

/** Playwright's own message in the console of each page whose service worker it blocks. */
export const isPlaywrightMessage = (text: string) => text === 'Service Worker registration blocked by Playwright'

/** Its page is ready once `goto` or `reload` returns, unless the test passes `waitUntil`. */
export const test = base.extend({
  // One address for each worker: a visitor may have only two runs under way at once.
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
