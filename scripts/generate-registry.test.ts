import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { buildGeneratedFiles } from './generate-registry'

test.each(Object.entries(await buildGeneratedFiles()))('%s is up to date', (file, text) => {
  expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), 'Run npm run registry.').toBe(text)
})
