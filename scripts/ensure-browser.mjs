import { existsSync } from 'node:fs'
import { ensureCommand, findOnPath } from './install-package.mjs'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** Returns the path of Chromium: one on the PATH, Playwright's own, or Debian's package. */
export const ensureBrowser = async () =>
  findOnPath(commandNames) ?? (await findPlaywrightChromium()) ?? ensureCommand(commandNames, 'chromium')
