import { expect, test } from 'vitest'

const { isBuildInput } = await import(new URL('./fingerprint.mjs', import.meta.url).href)

test.each([
  ['app/layout.tsx', true],
  ['content/tools/text/case-converter/convert.ts', true],
  ['content/tools/tiktok/tiktok-caption/vectors-of-speech.ts', true],
  ['public/logo.svg', true],
  ['content/tools/README.md', false],
  ['content/tools/tiktok/tiktok-caption/vectors.json', false],
  ['content/tools/tiktok/tiktok-caption/vectors.ts', false],
  ['content/all-tools/registry.test.ts', false],
  ['components/shell/search.test.tsx', false],
  ['public/altcha/worker.js', false],
  ['public/sw.js', false],
  ['public/sw-off.js', true],
])('the build reads %s: %s', (file, expected) => {
  expect(isBuildInput(file)).toBe(expected)
})
