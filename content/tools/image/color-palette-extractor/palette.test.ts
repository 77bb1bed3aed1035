import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { getContrast } from '@/lib/images/drawing/colors'
import { extractColors } from '@/lib/images/palette/extract-colors'
import { formatInNotation, getColorComponents, nameColors } from './color-notation'
import { exportPalette } from './export-palette'
import { addPickedColor, decodePaletteHash, encodePaletteHash } from './palette-link'
import { getContrastGrade } from './palette-pane'
import { suggestRoles } from './roles-view'

beforeAll(() => {
  // The library requires this class to exist; the pixels come from its loader.
  vi.stubGlobal('OffscreenCanvas', class {})
})

/** Extracts the colors of stripes such as `#143cc8 30`, each with its width in pixels. */
async function extract(count: number, stripes: readonly string[], shouldIgnoreWhite = false) {
  let width = 0
  const rects = stripes.map((stripe) => {
    const [, color, stripeWidth] = /^(.*) (\d+)$/.exec(stripe) ?? []
    const rect = `<rect x="${width}" width="${stripeWidth}" height="20" style="fill: ${color}"/>`
    width += Number(stripeWidth)
    return rect
  })
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="20">${rects.join('')}</svg>`
  const data = new Uint8ClampedArray(await sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer())
  return extractColors({ pixels: { width, height: 20, data }, options: { count, shouldIgnoreWhite } })
}

test('returns the colors of an image with their shares, largest first, and visually equal ones once', async () => {
  expect(await extract(6, ['#143cc8 30', '#c81e1e 50', '#141414 20'])).toEqual([
    { hex: '#c81e1e', share: 0.5 },
    { hex: '#143cc8', share: 0.3 },
    { hex: '#141414', share: 0.2 },
  ])
  expect(await extract(12, ['#d6cab1 60', '#dcd2b9 30', '#143cc8 10'])).toEqual([
    { hex: '#d6cab1', share: expect.closeTo(0.9) },
    { hex: '#143cc8', share: 0.1 },
  ])
})

const browns = Array.from({ length: 24 }, (_, at) => `hsl(28, 45%, ${30 + at}%) 8`)
const reds = ['#f25b53 240', '#1b2336 110', '#2e3e59 100', '#d62829 5']
const sunset = ['#f47d5b 411', '#f69f63 96', '#1b2336 216', '#2b3b55 213', '#d65a58 21', '#fef4af 29', '#d62829 10']
const pastels = ['#fde2e4', '#e2ece9', '#dfe7fd', '#fff1e6', '#cddafd']
const withClear = ['#f4f2ef 60', '#c81e1e 30', '#143cc8 10', '#00ff0000 20']

test.each([
  ['near-white', 3, withClear, false, ['#f4f2ef', '#c81e1e', '#143cc8']],
  ['near-white only on request', 3, withClear, true, ['#c81e1e', '#143cc8']],
  ['no white that an edge blends with', 3, ['#ffffff 60', '#2ab5c8 30', '#e2f4f7 3'], true, ['#2ab5c8', '#e2f4f7']],
  ['white if there is nothing else', 3, ['#ffffff 9'], true, ['#ffffff']],
  ['nothing see-through', 6, ['#00ff0000 9'], false, []],
  ['every pastel that people can tell apart', 5, pastels.map((hex) => `${hex} 60`), false, pastels],
  ['a vivid color before a second shade', 3, reds, false, ['#f25b53', '#1b2336', '#d62829']],
  [
    'a vivid accent before shades of orange',
    6,
    [...sunset, '#fafafa 4'],
    false,
    ['#f47d5b', '#1b2336', '#2b3b55', '#d62829', '#fef4af', '#fafafa'],
  ],
])('a palette has %s', async (_, count, stripes, ignoresWhite, hexes) => {
  expect((await extract(count, stripes, ignoresWhite)).map(({ hex }) => hex)).toEqual(hexes)
})

test('preserves a small vivid color among many shades of a large one', async () => {
  const hexes = (await extract(4, [...browns, '#143c5a 60', '#d82e2d 3'])).map(({ hex }) => hex)
  expect(hexes).toEqual(expect.arrayContaining(['#d82e2d', '#143c5a']))
})

test.each([
  ['#ff0000', '#FF0000', 'rgb(255, 0, 0)', 'hsl(0, 100%, 50%)', 'oklch(0.628 0.258 29.2)'],
  ['#808080', '#808080', 'rgb(128, 128, 128)', 'hsl(0, 0%, 50%)', 'oklch(0.6 0 0)'],
  ['#0b4a4f', '#0B4A4F', 'rgb(11, 74, 79)', 'hsl(184, 76%, 18%)', 'oklch(0.375 0.059 203.2)'],
])('writes %s in four notations', (hex, ...expected) => {
  const written = (['hex', 'rgb', 'hsl', 'oklch'] as const).map((notation) => formatInNotation(hex, notation))
  expect(written).toEqual(expected)
})

test.each([
  ['#0b4a4f #e3212c #e3222d', 'dark teal, bright red, bright red 2'],
  ['#260602 #020826 #1a0526', 'chocolate, dark navy, deep purple'],
  ['#0a0a0a #a0a0a8', 'black, gray'],
  ['#140000', 'black'],
  ['#ffc0cb #e6e6fa #8fbc8f', 'pale pink, pale lavender, pale green'],
])('names %s %s: a dark color by its hue, and black only without a visible hue', (hexes, names) => {
  expect(nameColors(hexes.split(' ')).join(', ')).toBe(names)
})

test.each([
  '#f7f3ea #1a1a2e #e3212c',
  '#777777 #787878 #797979',
  '#ffff00 #00ffff #ff00ff',
  '#101010 #151520',
  '#ff8800',
])('text and accent of %s are readable in both themes', (hexes) => {
  for (const theme of ['light', 'dark'] as const) {
    const { background, text, accent, onAccent } = suggestRoles(hexes.split(' '), theme) ?? expect.unreachable()
    expect(getContrast(text.hex, background.hex)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(accent.hex, background.hex)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast(onAccent, accent.hex)).toBeGreaterThanOrEqual(4.5)
    expect(getContrast('#000000', background.hex) > 10).toBe(theme === 'light')
  }
})

test('leaves readable colors unchanged and returns no roles without colors', () => {
  const roles = suggestRoles(['#f7f3ea', '#1a1a2e', '#b3121c', '#0b4a4f'], 'light')
  const [background, text, accent] = ['#f7f3ea', '#1a1a2e', '#b3121c'].map((hex) => ({ hex, originalHex: null }))
  expect(roles).toEqual({ background, text, accent, onAccent: '#f7f3ea' })
  expect(suggestRoles([], 'light')).toBeNull()
})

test.each([
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
const redOklch = formatInNotation('#e3212c', 'oklch')

test.each([
  ['css', ':root {\n  --dark-teal: #0b4a4f;\n  --bright-red: #e3212c;\n}\n'],
  ['tailwind', `@theme {\n  --color-dark-teal: oklch(0.375 0.059 203.2);\n  --color-bright-red: ${redOklch};\n}\n`],
  ['gpl', 'GIMP Palette\nName: Postsmith palette\nColumns: 6\n#\n 11  74  79\tdark teal\n227  33  44\tbright red\n'],
] as const)('exports a palette as %s', (type, text) => {
  expect(exportPalette(swatches, type).content).toBe(text)
})

test('a palette as JSON has every notation, and a share if there is one', () => {
  expect(JSON.parse(String(exportPalette(swatches, 'json').content))).toEqual([
    { name: 'dark teal', hex: '#0b4a4f', ...getColorComponents('#0b4a4f'), share: 0.75 },
    { name: 'bright red', hex: '#e3212c', ...getColorComponents('#e3212c') },
  ])
})

test('a palette as Adobe swatches has a block for each color', () => {
  const bytes = exportPalette(swatches, 'ase').content
  if (typeof bytes === 'string') throw new Error('Not bytes')
  const view = new DataView(bytes.buffer)
  const readAscii = (from: number) => String.fromCharCode(...bytes.subarray(from, from + 4))
  expect([readAscii(0), view.getUint16(4), view.getUint16(6), view.getUint32(8)]).toEqual(['ASEF', 1, 0, 2])
  const blocks = []
  for (let at = 12; at < bytes.length; at += 6 + view.getUint32(at + 2)) {
    const length = view.getUint16(at + 6)
    const letters = Array.from({ length: length - 1 }, (_, index) => view.getUint16(at + 8 + index * 2))
    const model = at + 8 + length * 2
    const channels = [0, 1, 2].map((part) => Math.round(view.getFloat32(model + 4 + part * 4) * 255))
    blocks.push([String.fromCharCode(...letters), readAscii(model), ...channels])
  }
  expect(blocks).toEqual([
    ['dark teal', 'RGB ', 11, 74, 79],
    ['bright red', 'RGB ', 227, 33, 44],
  ])
})

test('reads at most 24 colors from a link and ignores anything else in it', () => {
  expect(encodePaletteHash(['#0b4a4f', '#e3212c'])).toBe('#c=0b4a4f-e3212c')
  expect(decodePaletteHash('#c=0B4A4F-e3212c-red-12345-e3212c')).toEqual(['#0b4a4f', '#e3212c'])
  const many = Array.from({ length: 60 }, (_, at) => String(100_000 + at))
  expect(decodePaletteHash(`#c=${many.join('-')}`)).toHaveLength(24)
  expect(decodePaletteHash('#top')).toEqual([])
})

test('adds a picked color last, once, and only while there is room', () => {
  expect(addPickedColor(swatches, '#123456')).toEqual([...swatches, { hex: '#123456', share: null }])
  expect(addPickedColor(swatches, '#0b4a4f')).toBe(swatches)
  const full = Array.from({ length: 24 }, (_, at) => ({ hex: `#${100_000 + at}`, share: null }))
  expect(addPickedColor(full, '#123456')).toBe(full)
})
