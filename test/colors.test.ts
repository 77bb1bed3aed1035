import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { getContrast } from '@/lib/images/drawing/colors'

const css = readFileSync('app/globals.css', 'utf8')

/** Returns the values of a color in one theme: for the site and each group. */
function readColors(name: string, theme: 'light' | 'dark'): string[] {
  const values = [...css.matchAll(new RegExp(`--color-${name}: light-dark\\((#\\w+), (#\\w+)\\)`, 'g'))]
  if (values.length === 0) throw new Error(`There is no color “${name}”.`)
  return values.map(([, light = '', dark = '']) => (theme === 'light' ? light : dark))
}

test.each(['light', 'dark'] as const)('buttons, fields and texts have enough contrast in the %s theme', (theme) => {
  const surfaces = ['canvas', 'surface'].flatMap((name) => readColors(name, theme))
  const getLowest = (colors: string[], others = surfaces) =>
    Math.min(...colors.flatMap((color) => others.map((other) => getContrast(color, other))))
  const fills = readColors('accent-fill', theme)
  expect(fills).toHaveLength(7)
  expect(getLowest(fills)).toBeGreaterThan(3)
  expect(getLowest(fills, ['#ffffff'])).toBeGreaterThan(4.5)
  expect(getLowest(readColors('field-line', theme))).toBeGreaterThan(3)
  const texts = ['ink', 'muted', 'accent', 'danger', 'positive', 'caution'].flatMap((name) => readColors(name, theme))
  expect(getLowest(texts)).toBeGreaterThan(4.5)
  expect(getLowest(readColors('muted', theme), readColors('raised', theme))).toBeGreaterThan(4.5)
})
