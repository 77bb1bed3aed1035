import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type { Upload } from './image-fixtures'

export const compressorPath = '/image-tools/image-compressor'

/** A files tool's page as a visitor sees it. */
export function workbench(page: Page) {
  const row = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  return {
    row,
    status: page.getByRole('status').filter({ hasText: 'done' }),
    add: (...files: Upload[]) => page.getByLabel('Choose files').setInputFiles(files),
    async saveFile(button: Locator) {
      const download = page.waitForEvent('download')
      await button.click()
      const file = await download
      return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
    },
  }
}
