import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildTemplateFiles } from './draw-templates'

test.each(Object.entries(buildTemplateFiles()))('%s is up to date', (file, text) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), 'Run npm run drawings.').toBe(text)
})
