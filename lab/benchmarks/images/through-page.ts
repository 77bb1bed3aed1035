import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import type { Measured } from './ours.ts'
import type { Compared } from './tools.ts'

/** One run through a tool's page: from the press of its button, or from the pictures where it has none, to the saved file. */
export async function throughPage(
  page: Page,
  site: string,
  one: Compared,
  folder: string,
): Promise<Measured> {
  await page.goto('about:blank')
  await page.goto(`${site}/image-tools/${one.tool}${one.settings ? `#${one.settings}` : ''}`)
  await page.mouse.move(40, 40)
  await page.waitForLoadState('networkidle')
  const save = page.getByRole('button', { name: one.saves }).first()
  let from = performance.now()
  if (one.pictures.length > 0)
    await page
      .getByLabel('Choose files')
      .first()
      .setInputFiles(one.pictures.map((name) => join(folder, name)))
  if (one.typed) await page.getByLabel(one.typed[0]).first().fill(one.typed[1])
  if (one.starts) {
    const start = page.getByRole('button', { name: one.starts, exact: true }).first()
    await start.waitFor()
    await page.waitForLoadState('networkidle')
    from = performance.now()
    await start.click()
  }
  // What an editor makes, it makes at the press.
  const isEditor = !one.starts && /^Save (JPEG|PNG)$/.test(one.saves)
  if (isEditor) await page.waitForTimeout(2_000)
  if (isEditor) from = performance.now()
  const download = page.waitForEvent('download')
  await save.click()
  const file = await (await download).path()
  const ms = performance.now() - from
  return { bytes: (await stat(file)).size, ms }
}
