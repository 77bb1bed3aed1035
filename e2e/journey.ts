import { test as base, type Page } from '@playwright/test'

export { expect } from '@playwright/test'

/**
 * Moves as a visitor does, for which some parts wait, and waits until React has taken over all that can be worked on the page
 * and has nothing more to do.
 */
export async function waitUntilReady(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    // Again and again: a move before anything listens is lost.
    document.dispatchEvent(new Event('pointermove'))
    return Array.from(document.querySelectorAll('button, input, select, textarea')).every((element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps')),
    )
  })
  // What listens to the window itself does so only after that.
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve, { timeout: 1_000 })))
}

/** What Playwright writes into each page's console where it holds service workers back. */
export const isPlaywrightMessage = (text: string) => text === 'Service Worker registration blocked by Playwright'

/** A page that is ready once it is opened or reloaded; not so where a test itself says what it waits for (`waitUntil`). */
export const test = base.extend({
  // A visitor an address: one may have two runs under way at once, and two browsers are at work.
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
