import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './journey'

/** Waits until the worker controls the page and has cached its initial files. */
export async function waitForServiceWorker(page: Page, minPaths = 20) {
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null)
  await expect.poll(() => getCachedPaths(page).then(({ length }) => length)).toBeGreaterThan(minPaths)
}

export const getCachedPaths = (page: Page) =>
  page.evaluate(async () => {
    const requestLists = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requestLists.flat().map(({ url }) => new URL(url).pathname)
  })

export async function waitForCacheIdle(page: Page) {
  let previousCount = -1
  const hasSettled = async () => {
    const { length } = await getCachedPaths(page)
    const isUnchanged = length === previousCount
    previousCount = length
    return isUnchanged
  }
  await expect.poll(hasSettled, { intervals: [1_500], timeout: 45_000 }).toBe(true)
}

const isConnected = () =>
  fetch('/robots.txt').then(
    () => true,
    () => false,
  )

/** Goes online and waits until requests succeed, because Chromium confirms before its network applies the change. */
export async function reconnect(context: BrowserContext, page: Page) {
  await context.setOffline(false)
  await expect.poll(() => page.evaluate(isConnected)).toBe(true)
  for (const worker of context.serviceWorkers()) await expect.poll(() => worker.evaluate(isConnected)).toBe(true)
}
