import { existsSync } from 'node:fs'
import { findOnPath, installPackage } from './install-package.mjs'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** Returns the path of Chromium: one on the PATH, Playwright's own, or Debian's package, which it installs. */
export async function ensureBrowser() {
  const foundPath = findOnPath(commandNames) ?? (await findPlaywrightChromium())
  if (foundPath) return foundPath
  await installPackage('chromium')
  const installedPath = findOnPath(commandNames)
  if (!installedPath) throw new Error('Chromium is not available, even after installing Debian’s package.')
  return installedPath
}
