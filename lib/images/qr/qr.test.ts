import sharp from 'sharp'
import { expect, test } from 'vitest'
import { defaultQrStyle, layOutQr, type QrStyle } from './qr-layout'
import { type ErrorCorrectionLevel, encodeQr, type QrSymbol } from './qr-symbol'
import { drawReadableCode, readQr } from './read-qr'
import { buildQrSvg, getPixelsPerModule } from './render-qr'

const link = 'https://münchen.example/straße?size=m#reviews'

const redLogo = await sharp({ create: { width: 30, height: 20, channels: 3, background: '#d00' } })
  .png()
  .toBuffer()

async function renderAndRead(text: string, styleOverrides: Partial<QrStyle>, level: ErrorCorrectionLevel, share = 0) {
  const pixels = 400
  const logo = share > 0 ? { width: 3, height: 2, share } : null
  const draw = async (symbol: QrSymbol) => {
    const layout = layOutQr(symbol, { ...defaultQrStyle, ...styleOverrides }, logo)
    const svg = buildQrSvg(layout, pixels, logo && `data:image/png;base64,${redLogo.toString('base64')}`)
    const renderedPixels = sharp(Buffer.from(svg)).ensureAlpha().raw()
    const { data, info } = await renderedPixels.toBuffer({ resolveWithObject: true })
    expect([info.width, info.height]).toEqual([pixels, pixels])
    return { decodedText: readQr({ ...info, data: new Uint8ClampedArray(data) }) }
  }
  const result = await drawReadableCode(text, level, { maxTries: logo ? 6 : 1, draw })
  return result?.decodedText ?? null
}

const shapes = ['square', 'rounded', 'dot'] as const
const longLink = `${link}&${'x'.repeat(300)}`

test.each(shapes)('reads %s modules at every level and length, and around a logo', async (shape) => {
  for (const [index, level] of (['L', 'M', 'Q', 'H'] as const).entries()) {
    const text = ['HI', link, longLink][index % 3] ?? ''
    expect(await renderAndRead(text, { shape }, level), level).toBe(text)
  }
  for (const share of [0.04, 0.2]) expect(await renderAndRead(link, { shape }, 'H', share), `${share}`).toBe(link)
})

test.each(['rounded', 'dot'] as const)('draws the alignment pattern as a rounded ring with %s modules', (shape) => {
  const symbol = encodeQr(link, 'M')
  if (!symbol) throw new Error('No code')
  const { path } = layOutQr(symbol, { ...defaultQrStyle, shape, margin: 0 }, null)
  const patternOffset = symbol.side - 9
  expect(path).toContain(`M${patternOffset + 1.5} ${patternOffset}h2a1.5 1.5 0 0 1 1.5 1.5v2`)
  expect(path.split(`M${patternOffset + 2.3} ${patternOffset + 2}h0.4`)).toHaveLength(2)
  expect(path).not.toMatch(new RegExp(`M${patternOffset}(\\.5)? ${patternOffset}[Hh][^2]`))
})

test.each([[{ dark: '#ffffff', light: '#1b1b1b' }], [{ light: null }], [{ margin: 0 }]])(
  'reads a code with %j',
  async (styleOverrides) => {
    expect(await renderAndRead(link, { shape: 'rounded', ...styleOverrides }, 'M')).toBe(link)
  },
)

test('does not read a code in two similar colors', async () => {
  expect(await renderAndRead(link, { dark: '#fffffe' }, 'M')).toBeNull()
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
