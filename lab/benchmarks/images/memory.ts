import { readFileSync } from 'node:fs'
import type { Browser } from '@playwright/test'

/**
 * Returns the peak resident memory in megabytes of the browser's page processes during `work`. Sampled five times per
 * second; Linux only.
 */
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

function readResidentMegabytes(pid: number): number {
  try {
    return Number(/^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]) / 1000
  } catch {
    return 0
  }
}
