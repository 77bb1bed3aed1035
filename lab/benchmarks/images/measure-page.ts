import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page, Browser } from '@playwright/test'
import type { ToolBenchmark } from './tool-benchmarks.ts'
import { readFileSync } from 'node:fs'

export type Measurement = { bytes: number; ms: number }

/** Measures one file on the tool's page, from its selection until its row is done; the worker is warm. */
export async function measureCompressor(page: Page, file: string): Promise<Measurement> {
  const remove = page.getByRole('button', { name: /^Remove / })
  while (await remove.count()) await remove.first().click()
  await page.evaluate(() => {
    const seen = window as unknown as { took: Promise<number> }
    seen.took = new Promise((resolve) => {
      addEventListener(
        'change',
        () => {
          const from = performance.now()
          const status = () => document.querySelector('[role="status"]')?.textContent ?? ''
          new MutationObserver((_, observer) => {
            if (!status().startsWith('1 of 1 done')) return
            observer.disconnect()
            resolve(performance.now() - from)
          }).observe(document.body, { subtree: true, childList: true, characterData: true })
        },
        { once: true, capture: true },
      )
    })
  })
  await page.getByLabel('Choose files').setInputFiles(file)
  const ms = await page.evaluate(() => (window as unknown as { took: Promise<number> }).took)
  const download = page.waitForEvent('download')
  await page
    .getByRole('button', { name: /^Save / })
    .first()
    .click()
  const { size } = await stat(await (await download).path())
  return { bytes: size, ms }
}

/** Starts at the button press, or when the images are chosen on a page without a button. */
export async function measureToolPage(
  page: Page,
  site: string,
  benchmark: ToolBenchmark,
  folder: string,
): Promise<Measurement> {
  await page.goto('about:blank')
  await page.goto(`${site}/image-tools/${benchmark.tool}${benchmark.settings ? `#${benchmark.settings}` : ''}`)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
  const save = page.getByRole('button', { name: benchmark.saveButton }).first()
  let from = performance.now()
  if (benchmark.images.length > 0)
    await page
      .getByLabel('Choose files')
      .first()
      .setInputFiles(benchmark.images.map((name) => join(folder, name)))
  if (benchmark.textInput) await page.getByLabel(benchmark.textInput[0]).first().fill(benchmark.textInput[1])
  if (benchmark.startButton) {
    const start = page.getByRole('button', { name: benchmark.startButton, exact: true }).first()
    await start.waitFor()
    await page.waitForLoadState('networkidle')
    from = performance.now()
    await start.click()
  }
  // An editor creates its file at the button press.
  const isEditor = !benchmark.startButton && /^Save (JPEG|PNG)$/.test(benchmark.saveButton)
  if (isEditor) await page.waitForTimeout(2_000)
  if (isEditor) from = performance.now()
  const download = page.waitForEvent('download')
  await save.click()
  const file = await (await download).path()
  const ms = performance.now() - from
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
