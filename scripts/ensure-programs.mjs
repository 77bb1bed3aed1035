/** Finds Redis, Chromium and FFmpeg, or installs their Debian packages. Run by itself, it installs Redis. */
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runProcess } from './run.mjs'

/** Returns the path of the first of these programs, or null. */
const findOnPath = (...names) => spawnSync('which', names, { encoding: 'utf8' }).stdout?.split('\n')[0] || null

export const findRedis = () => findOnPath('redis-server', 'valkey-server')

async function findBrowser() {
  const path = findOnPath('chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable')
  if (path) return path
  const { chromium } = await import('@playwright/test')
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : null
}

/** Returns the path of a Redis or Valkey server. */
export const ensureRedis = () => ensureProgram(findRedis, 'redis-server')

/** Returns the path of Chromium: one on the PATH, Playwright's own, or Debian's. */
export const ensureBrowser = () => ensureProgram(findBrowser, 'chromium')

export const ensureFfmpeg = () => ensureProgram(() => findOnPath('ffmpeg'), 'ffmpeg')

async function ensureProgram(find, packageName) {
  const foundPath = await find()
  if (foundPath) return foundPath
  await installPackage(packageName)
  const installedPath = await find()
  if (!installedPath) throw new Error(`${packageName} is not available, even after installing Debian’s package.`)
  return installedPath
}

async function installPackage(name) {
  console.log(`Installing Debian’s package ${name} …`)
  const [command, ...prefix] = process.getuid?.() === 0 ? ['apt-get'] : ['sudo', '-n', 'apt-get']
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  await runProcess(command, [...prefix, 'update', '-qq'], { env })
  await runProcess(command, [...prefix, 'install', '-y', '-qq', name], { env })
}

if (import.meta.main) await ensureRedis()
