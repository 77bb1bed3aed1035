import { stat } from 'node:fs/promises'
import type { Page, Browser } from '@playwright/test'
import { readFileSync } from 'node:fs'

export type Measurement = { bytes: number; ms: number }

/** A tool of the image group that makes a JPEG of a photo, and the size of its canvas. */
export type ToolBenchmark = { tool: string; settings: string; button: string; width: number; height: number }

/** From the press of the tool's button to the saved file. */
export async function measureToolPage(
  page: Page,
  site: string,
  { tool, settings, button }: ToolBenchmark,
  photo: string,
): Promise<Measurement> {
  await page.goto('about:blank')
  await page.goto(`${site}/image-tools/${tool}#${settings}`)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Choose files').first().setInputFiles(photo)
  const start = page.getByRole('button', { name: button, exact: true }).first()
  await start.waitFor()
  await page.waitForLoadState('networkidle')
  const startTime = performance.now()
  await start.click()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save camera-' }).first().click()
  const file = await (await download).path()
  const ms = performance.now() - startTime
  return { bytes: (await stat(file)).size, ms }
}

/** In megabytes, of one of the browser's page processes, five times per second. Linux only. */
export async function measurePeakMemory(browser: Browser, work: () => Promise<void>): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id)
  let most = 0
  const watch = setInterval(() => {
    most = Math.max(most, ...pids.map(readResidentMegabytes))
  }, 200)
  await work()
  clearInterval(watch)
  return most
}

/** Linux only; 0 if the process has ended. */
export function readResidentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  } catch {
    return 0
  }
}
