import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { run } from './run.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']

function onPath() {
  for (const name of names) {
    try {
      return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
    } catch {
      // Not this name: try the next.
    }
  }
  return null
}

async function playwrightsOwn() {
  const { chromium } = await import('@playwright/test')
  const path = chromium.executablePath()
  return existsSync(path) ? path : null
}

/** The path of a Chromium: one on the PATH, else Playwright's own, else Debian's package, which it installs. */
export async function ensureBrowser() {
  const found = onPath() ?? (await playwrightsOwn())
  if (found) return found
  console.log('No Chromium found: installing Debian’s package …')
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  for (const args of [
    ['update', '-qq'],
    ['install', '-y', '-qq', 'chromium'],
  ]) {
    const [command, ...rest] = [...asRoot, 'apt-get', ...args]
    await run(command, rest, { env: { DEBIAN_FRONTEND: 'noninteractive' } })
  }
  const installed = onPath()
  if (!installed) throw new Error('There is no Chromium, and installing Debian’s package did not bring one.')
  return installed
}
