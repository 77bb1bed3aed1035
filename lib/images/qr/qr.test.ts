import { expect, test } from 'vitest'
import { defaultQrStyle, layOutQr } from './qr-layout'
import { encodeQr } from './qr-symbol'
import { getPixelsPerModule } from './render-qr'

const link = 'https://münchen.example/straße?size=m#reviews'

test.each(['rounded', 'dot'] as const)('draws the alignment pattern as a rounded ring with %s modules', (shape) => {
  const symbol = encodeQr(link, 'M')
  if (!symbol) throw new Error('No code')
  const { path } = layOutQr(symbol, { ...defaultQrStyle, shape, margin: 0 }, null)
  const patternOffset = symbol.side - 9
  expect(path).toContain(`M${patternOffset + 1.5} ${patternOffset}h2a1.5 1.5 0 0 1 1.5 1.5v2`)
  expect(path.split(`M${patternOffset + 2.3} ${patternOffset + 2}h0.4`)).toHaveLength(2)
  expect(path).not.toMatch(new RegExp(`M${patternOffset}(\\.5)? ${patternOffset}[Hh][^2]`))
})

test('places a logo in the middle at its share and aspect ratio, clear of the finders', () => {
  const symbol = encodeQr(link, 'H')
  if (!symbol) throw new Error('No code')
  const { side } = symbol
  for (const height of [1, 2, 9]) {
    const { logo } = layOutQr(symbol, defaultQrStyle, { width: 3, height, share: 0.2 })
    if (!logo) throw new Error('No logo')
    expect((logo.width + 1) * (logo.height + 1)).toBeLessThanOrEqual(0.2 * side * side + 0.001)
    expect(logo.x + logo.width / 2).toBeCloseTo(side / 2 + 4)
    expect(Math.max(logo.width, logo.height)).toBeLessThanOrEqual(side - 16)
  }
})

test('draws square modules in whole pixels', () => {
  expect(getPixelsPerModule(41, 1024)).toBe(24)
  expect(getPixelsPerModule(41, 20)).toBeCloseTo(0.488)
})

test('fits a text of 2,331 bytes into a code, but not one byte more', () => {
  expect(encodeQr(`${'é'.repeat(1_165)}!`)?.side).toBe(177)
  expect(encodeQr('é'.repeat(1_166))).toBeNull()
})
