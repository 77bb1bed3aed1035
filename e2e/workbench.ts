import type { Page } from '@playwright/test'
import type { Upload } from './image-fixtures'

export const workbench = (page: Page) => ({
  row: (name: string) => page.getByRole('listitem').filter({ hasText: name }),
  status: page.getByRole('status').filter({ hasText: 'done' }),
  button: (name: string) => page.getByRole('button', { name, exact: true }),
  add: (...files: Upload[]) => page.getByLabel('Choose files').setInputFiles(files),
})
