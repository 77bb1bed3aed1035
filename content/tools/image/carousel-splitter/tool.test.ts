import { expect, test } from 'vitest'
import {
  getNarrowWarning,
  getPostNumber,
  getSmallSlideWarning,
  getTileTrim,
  planSplit,
  type SplitConfig,
  toSplitConfig,
} from './split-plan'

const defaultConfig = toSplitConfig({
  mode: 'carousel',
  ratio: 'usual',
  fit: 'crop',
  slides: 3,
  rows: 3,
  widest: '1080',
  overlap: 0,
  ground: '#ffffff',
  format: 'jpeg',
  pdf: false,
})
const plan = (width: number, height: number, changes: Partial<SplitConfig> = {}, position?: number) =>
  planSplit({ width, height }, { ...defaultConfig, ...changes }, position)
const format = (area: object = {}) => Object.values(area).join(' ')

test.each([
  ['of the right shape is scaled', plan(6480, 2700), '0 0 6480 2700', '3240 1350', '1080 0 1080 1350'],
  ['that is too wide loses its ends', plan(8000, 2700), '760 0 6480 2700', '3240 1350', '1080 0 1080 1350'],
  ['that is small keeps its pixels', plan(1000, 500), '1 42 999 416', '999 416', '333 0 333 416'],
  ['is not scaled', plan(8000, 2700, { maxSlideWidth: 0 }), '760 0 6480 2700', '6480 2700', '2160 0 2160 2700'],
  ['gets bars beside it', plan(3000, 2000, { fit: 'pad' }), '0 0 3000 2000', '2025 1350', '473 0 1080 1350'],
  ['gets bars above it', plan(3000, 500, { fit: 'pad' }), '0 0 3000 500', '3000 500', '1000 -375 1000 1250'],
  ['overlaps', plan(4000, 3000, { overlap: 20 }), '0 656 4000 1688', '3200 1350', '1060 0 1080 1350'],
  ['overlaps by a quarter at most', plan(120, 50, { overlap: 40 }), '10 0 100 50', '100 50', '30 0 40 50'],
  ['is a grid', plan(3240, 4320, { mode: 'grid' }), '0 0 3240 4320', '3240 4320', '1080 0 1080 1440'],
  ['is squares', plan(9000, 3000, { ratio: '1:1' }), '0 0 9000 3000', '3240 1080', '1080 0 1080 1080'],
])('an image %s', (_, { source, scaledSize, slides }, ...expected) => {
  expect([source, scaledSize, slides[1]].map(format)).toEqual(expected)
})

test('a grid has three columns and the chosen rows, and no overlap', () => {
  const { slides, columnCount } = plan(1080, 1920, { mode: 'grid', rows: 4, overlap: 9 })
  expect([slides.length, columnCount]).toEqual([12, 3])
  expect(slides.map(({ x }) => x).slice(0, 4)).toEqual([0, 360, 720, 0])
})

test('an image that is too wide is cropped at the chosen position', () => {
  expect([0, 0.5, 1].map((position) => plan(8000, 2700, {}, position).source.x)).toEqual([0, 760, 1520])
})

test('the smallest image still has slides of one pixel', () => {
  const { slides } = plan(1, 1, { slides: 20, overlap: 40 })
  expect([slides.length, format(slides[0])]).toEqual([20, '0 0 1 1'])
})

test('posts a grid from its end and a carousel from its start', () => {
  expect([0, 1, 8].map((index) => getPostNumber({ mode: 'grid' }, index, 9))).toEqual([9, 8, 1])
  expect([0, 1, 8].map((index) => getPostNumber({ mode: 'carousel' }, index, 9))).toEqual([1, 2, 9])
})

test.each([
  [4, 5, 0.03125, 0],
  [3, 4, 0, 0],
  [9, 16, 0, 0.125],
])('the profile crops %d:%d by %d of the width and %d of the height a side', (width, height, trimX, trimY) => {
  const trim = getTileTrim({ width, height })
  expect([trim.trimX, trim.trimY]).toEqual([expect.closeTo(trimX, 9), expect.closeTo(trimY, 9)])
})

test.each<[number, number, Partial<SplitConfig>, string | null]>([
  [3240, 1350, {}, null],
  [
    1500,
    1350,
    {},
    'Each slide is only 500 pixels wide. Instagram shows 1,080. For sharp slides, use a photo of 3,240 × 1,350 pixels.',
  ],
  [3000, 1350, { slides: 5, overlap: 40 }, 'use a photo of 5,240 × 1,350 pixels.'],
  [3000, 1350, { slides: 15 }, 'use a photo of 16,200 × 1,350 pixels.'],
  [3000, 1350, { slides: 16 }, 'No photo we can open is wide enough for 16. Make 15 or fewer.'],
  [3000, 1350, { slides: 20, overlap: 40 }, 'No photo we can open is wide enough for 20. Make 15 or fewer.'],
  [600, 800, { mode: 'grid' }, 'use a photo of 3,240 × 4,320 pixels.'],
])('the warning about small slides of %d × %d with %j: %s', (width, height, changes, words) => {
  const warning = getSmallSlideWarning(plan(width, height, changes), { ...defaultConfig, ...changes })
  if (words) expect(warning).toContain(words)
  else expect(warning).toBeNull()
})

test.each<[number, number, Partial<SplitConfig>, string | null]>([
  [3240, 1350, {}, null],
  [512, 512, {}, '3 slides: 59% of its height is cropped. Try fewer slides.'],
  [512, 512, { fit: 'pad' }, '3 slides: borders fill 58% of them. Try fewer slides.'],
  [512, 512, { slides: 2 }, '2 slides: 38% of its height is cropped. Post it as one photo.'],
  [512, 512, { mode: 'grid' }, null],
  [6000, 500, {}, null],
])('the warning about narrow images for %d × %d with %j: %s', (width, height, changes, words) => {
  const warning = getNarrowWarning(plan(width, height, changes), { width, height }, { ...defaultConfig, ...changes })
  expect(warning).toBe(words && `This photo isn’t wide enough for ${words}`)
})
