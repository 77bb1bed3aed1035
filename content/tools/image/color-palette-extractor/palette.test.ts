import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { getContrast } from '@/lib/images/drawing/contrast'
import { getContrastGrade } from './contrast-table'
import { exportPalette } from './export-palette'
import { extractColors } from './extract-colors'
import { nameColors } from './name-colors'
import { formatInNotation, getColorComponents } from './notation'
import { addPickedColor, decodePaletteHash, encodePaletteHash } from './palette-link'
import { suggestRoles } from './roles'

beforeAll(() => {
  // The source that the library asks for; the pixels come by the loader.
  vi.stubGlobal('OffscreenCanvas', class {})
})

/** Stripes of colours, each so many pixels wide. */
async function createStripes(...parts: readonly (readonly [hex: string, width: number])[]) {
  const width = parts.reduce((sum, [, one]) => sum + one, 0)
  let left = 0
  const layers = parts.map(([background, wide]) => {
    const layer = {
      input: { create: { width: wide, height: 20, channels: 4, background } },
      left,
      top: 0,
    } as const
    left += wide
    return layer
  })
  const canvas = sharp({ create: { width, height: 20, channels: 4, background: '#0000' } }).composite(layers)
  const { data, info } = await canvas.raw().toBuffer({ resolveWithObject: true })
  return { width: info.width, height: info.height, data: new Uint8ClampedArray(data) }
}

test('a picture’s colours come with their shares, the largest first', async () => {
  const picture = await createStripes(['#143cc8', 30], ['#c81e1e', 50], ['#141414', 20])
  expect(await extractColors({ pixels: picture, options: { count: 6, shouldIgnoreWhite: false } })).toEqual([
    { hex: '#c81e1e', share: 0.5 },
    { hex: '#143cc8', share: 0.3 },
    { hex: '#141414', share: 0.2 },
  ])
})

test('near-white is left out where that is wanted, and see-through always', async () => {
  const picture = await createStripes(['#f4f2ef', 60], ['#c81e1e', 30], ['#143cc8', 10], ['#00ff0000', 20])
  const hexes = async (ignoreWhite: boolean) =>
    (await extractColors({ pixels: picture, options: { count: 3, shouldIgnoreWhite: ignoreWhite } })).map(
      ({ hex }) => hex,
    )
  expect(await hexes(false)).toEqual(['#f4f2ef', '#c81e1e', '#143cc8'])
  expect(await hexes(true)).toEqual(['#c81e1e', '#143cc8'])
  expect(
    await extractColors({
      pixels: await createStripes(['#ffffff', 9]),
      options: { count: 3, shouldIgnoreWhite: true },
    }),
  ).toHaveLength(1)
})

test('a small colour that stands out is not lost to shades of a large one', async () => {
  const browns = Array.from({ length: 24 }, (_, at) => [`hsl(28, 45%, ${30 + at}%)`, 8] as const)
  const picture = await createStripes(...browns, ['#143c5a', 60], ['#d82e2d', 3])
  const hexes = (await extractColors({ pixels: picture, options: { count: 4, shouldIgnoreWhite: false } })).map(
    ({ hex }) => hex,
  )
  expect(hexes).toContain('#d82e2d')
  expect(hexes).toContain('#143c5a')
})

test('a small vivid colour wins over a second shade of a large one', async () => {
  const picture = await createStripes(['#f25b53', 240], ['#1b2336', 110], ['#2e3e59', 100], ['#d62829', 5])
  const found = await extractColors({ pixels: picture, options: { count: 3, shouldIgnoreWhite: false } })
  expect(found.map(({ hex }) => hex)).toEqual(['#f25b53', '#1b2336', '#d62829'])
})

test('a vivid accent is kept before shades of the same orange', async () => {
  const picture = await createStripes(
    ['#f47d5b', 411],
    ['#f69f63', 96],
    ['#1b2336', 216],
    ['#2b3b55', 213],
    ['#d65a58', 21],
    ['#fef4af', 29],
    ['#d62829', 10],
    ['#fafafa', 4],
  )
  const found = await extractColors({ pixels: picture, options: { count: 6, shouldIgnoreWhite: false } })
  expect(found.map(({ hex }) => hex)).toEqual(['#f47d5b', '#1b2336', '#2b3b55', '#d62829', '#fef4af', '#fafafa'])
})

test('two colours that the eye takes for one are one, however many are asked for', async () => {
  const picture = await createStripes(['#d6cab1', 60], ['#dcd2b9', 30], ['#143cc8', 10])
  expect(await extractColors({ pixels: picture, options: { count: 12, shouldIgnoreWhite: false } })).toEqual([
    { hex: '#d6cab1', share: expect.closeTo(0.9) },
    { hex: '#143cc8', share: 0.1 },
  ])
})

test('a grey picture has grey colours, and one that is all see-through has none', async () => {
  const greys = Array.from({ length: 256 }, (_, at) => [`rgb(${at}, ${at}, ${at})`, 2] as const)
  const found = await extractColors({
    pixels: await createStripes(...greys),
    options: { count: 6, shouldIgnoreWhite: false },
  })
  expect(found).toHaveLength(6)
  for (const { hex } of found) expect(hex).toMatch(/^#(..)\1\1$/)
  expect(
    await extractColors({
      pixels: await createStripes(['#00ff0000', 9]),
      options: { count: 6, shouldIgnoreWhite: false },
    }),
  ).toEqual([])
})

test.each([3, 6, 12])('%s colours are found in a picture that has more', async (count) => {
  const hues = Array.from({ length: 36 }, (_, at) => [`hsl(${at * 10}, 70%, ${25 + (at % 5) * 12}%)`, 4] as const)
  expect(
    await extractColors({ pixels: await createStripes(...hues), options: { count, shouldIgnoreWhite: false } }),
  ).toHaveLength(count)
})

test.each([
  ['#ff0000', '#FF0000', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)', 'oklch(0.628 0.258 29.2)'],
  ['#808080', '#808080', 'rgb(128, 128, 128)', 'hsl(0, 0%, 50%)', 'oklch(0.6 0 0)'],
  ['#000000', '#000000', 'rgb(0, 0, 0)', 'hsl(0, 0%, 0%)', 'oklch(0 0 0)'],
  ['#0b4a4f', '#0B4A4F', 'rgb(11, 74, 79)', 'hsl(184, 76%, 18%)', 'oklch(0.375 0.059 203.2)'],
])('%s is written in four ways', (hex, ...written) => {
  expect((['hex', 'rgb', 'hsl', 'oklch'] as const).map((notation) => formatInNotation(hex, notation))).toEqual(written)
})

test('colours get names, and a second of one name a number', () => {
  expect(nameColors(['#0b4a4f', '#e3212c', '#e3222d'])).toEqual(['dark teal', 'bright red', 'bright red 2'])
})

test.each([
  ['#260602', 'chocolate'],
  ['#020826', 'dark navy'],
  ['#1a0526', 'deep purple'],
  ['#0a0a0a', 'black'],
  ['#140000', 'black'],
  ['#a0a0a8', 'grey'],
])('%s is called %s: a dark colour by its hue, and only what shows none black', (hex, name) => {
  expect(nameColors([hex])).toEqual([name])
})

const palettes = [
  ['#f7f3ea', '#1a1a2e', '#e3212c', '#0b4a4f'],
  ['#777777', '#787878', '#797979'],
  ['#ffff00', '#00ffff', '#ff00ff'],
  ['#101010', '#151520'],
  ['#ff8800'],
]

test.each(palettes)('text and accent of %s, %s… can be read in both themes', (...hexes) => {
  for (const theme of ['light', 'dark'] as const) {
    const roles = suggestRoles(hexes.filter(Boolean), theme)
    if (!roles) throw new Error('No roles')
    const { background, text, accent, onAccent } = roles
    expect(getContrast(text.hex, background.hex)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(accent.hex, background.hex)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(onAccent, accent.hex)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast('#000000', background.hex) > 10).toBe(theme === 'light')
  }
})

test('colours that can be read as they are stay as they are', () => {
  expect(suggestRoles(['#f7f3ea', '#1a1a2e', '#b3121c', '#0b4a4f'], 'light')).toEqual({
    background: { hex: '#f7f3ea', originalHex: null },
    text: { hex: '#1a1a2e', originalHex: null },
    accent: { hex: '#b3121c', originalHex: null },
    onAccent: '#f7f3ea',
  })
  expect(suggestRoles([], 'light')).toBeNull()
})

test.each([
  [21, 'AAA'],
  [7, 'AAA'],
  [6.99, 'AA'],
  [4.5, 'AA'],
  [4.49, 'AA large'],
  [3, 'AA large'],
  [2.99, 'no'],
])('a contrast of %s is enough for %s', (ratio, grade) => {
  expect(getContrastGrade(ratio)).toBe(grade)
})

const swatches = [
  { hex: '#0b4a4f', share: 0.75 },
  { hex: '#e3212c', share: null },
]

test.each([
  ['css', ':root {\n  --dark-teal: #0b4a4f;\n  --bright-red: #e3212c;\n}\n'],
  [
    'tailwind',
    `@theme {\n  --color-dark-teal: oklch(0.375 0.059 203.2);\n  --color-bright-red: ${formatInNotation('#e3212c', 'oklch')};\n}\n`,
  ],
  ['gpl', 'GIMP Palette\nName: Postsmith palette\nColumns: 6\n#\n 11  74  79\tdark teal\n227  33  44\tbright red\n'],
] as const)('a palette as %s', (type, text) => {
  expect(exportPalette(swatches, type).content).toBe(text)
})

test('a palette as JSON has every notation, and a share where there is one', () => {
  expect(JSON.parse(String(exportPalette(swatches, 'json').content))).toEqual([
    { name: 'dark teal', hex: '#0b4a4f', ...getColorComponents('#0b4a4f'), share: 0.75 },
    { name: 'bright red', hex: '#e3212c', ...getColorComponents('#e3212c') },
  ])
})

test('a palette as Adobe swatches', () => {
  const bytes = exportPalette(swatches, 'ase').content
  if (typeof bytes === 'string') throw new Error('Not bytes')
  const view = new DataView(bytes.buffer)
  expect(String.fromCharCode(...bytes.subarray(0, 4))).toBe('ASEF')
  expect([view.getUint16(4), view.getUint16(6), view.getUint32(8)]).toEqual([1, 0, 2])
  const blocks = []
  for (let at = 12; at < bytes.length; at += 6 + view.getUint32(at + 2)) {
    const letters = view.getUint16(at + 6)
    const name = Array.from({ length: letters - 1 }, (_, index) => view.getUint16(at + 8 + index * 2))
    const model = at + 8 + letters * 2
    blocks.push([
      String.fromCharCode(...name),
      String.fromCharCode(...bytes.subarray(model, model + 4)),
      ...[0, 1, 2].map((part) => Math.round(view.getFloat32(model + 4 + part * 4) * 255)),
    ])
  }
  expect(blocks).toEqual([
    ['dark teal', 'RGB ', 11, 74, 79],
    ['bright red', 'RGB ', 227, 33, 44],
  ])
})

test('a link holds a palette, and only colours of it are taken', () => {
  expect(encodePaletteHash(['#0b4a4f', '#e3212c'])).toBe('#c=0b4a4f-e3212c')
  expect(decodePaletteHash('#c=0B4A4F-e3212c-red-12345-e3212c')).toEqual(['#0b4a4f', '#e3212c'])
  expect(decodePaletteHash(`#c=${Array.from({ length: 60 }, (_, at) => String(100_000 + at)).join('-')}`)).toHaveLength(
    24,
  )
  expect(decodePaletteHash('#top')).toEqual([])
})

test('a picked colour comes last, once, and while there is room', () => {
  expect(addPickedColor(swatches, '#123456')).toEqual([...swatches, { hex: '#123456', share: null }])
  expect(addPickedColor(swatches, '#0b4a4f')).toBe(swatches)
  const full = Array.from({ length: 24 }, (_, at) => ({ hex: `#${100_000 + at}`, share: null }))
  expect(addPickedColor(full, '#123456')).toBe(full)
})
