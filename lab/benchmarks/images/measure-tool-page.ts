import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Measurement } from './measure-compressor.ts'
import type { ToolBenchmark } from './tool-benchmarks.ts'

/**
 * Measures one run on a tool's page, from the button press (or from the images when there is no button) to the saved
 * file.
 */
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
