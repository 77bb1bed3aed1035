import { stat } from 'node:fs/promises'
import type { Page } from '@playwright/test'

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
