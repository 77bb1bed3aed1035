import { readFileSync } from 'node:fs'
import { expect, test, vi } from 'vitest'

test('the tools still make the samples that pages show, and the files have the sizes that pages state', async () => {
  const globals = ['createImageBitmap', 'OffscreenCanvas', 'addEventListener', 'removeEventListener', 'postMessage']
  for (const name of globals) vi.stubGlobal(name, undefined)
  const { buildSamples } = await import('./draw-samples')
  for (const [file, text] of Object.entries((await buildSamples()).files))
    expect(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'), 'Run npm run samples.').toBe(text)
  vi.unstubAllGlobals()
})
