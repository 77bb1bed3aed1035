import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'

export async function saveFile(target: Locator, press = () => target.click()) {
  const [download] = await Promise.all([target.page().waitForEvent('download'), press()])
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) }
}

export const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText())
