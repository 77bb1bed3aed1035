import { existsSync } from 'node:fs'
import { findOnPath, installPackage } from './install-package.mjs'

const commandNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

async function findPlaywrightChromium() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** The path of a Chromium: one on the PATH, else Playwright's own, else Debian's package, which it installs. */
export async function ensureBrowser() {
  const foundPath = findOnPath(commandNames) ?? (await findPlaywrightChromium())
  if (foundPath) return foundPath
  await installPackage('chromium')
  const installedPath = findOnPath(commandNames)
  if (!installedPath) throw new Error('There is no Chromium, and installing Debian’s package did not bring one.')
  return installedPath
}
