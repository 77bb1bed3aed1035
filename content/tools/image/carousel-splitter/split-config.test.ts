import { expect, test } from 'vitest'
import { getNarrowWarning, getSmallSlideWarning, parseCropPosition, toSplitConfig } from './split-config'
import { planSplit } from './split-plan'

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

test.each([
  [0, 0],
  [1, 1],
  [0.25, 0.25],
  [null, 0.5],
  ['0', 0.5],
  [-0.1, 0.5],
  [Number.NaN, 0.5],
  [{ at: 1 }, 0.5],
])('%j as kept by the panel is %d', (tweak, at) => {
  expect(parseCropPosition(tweak)).toBe(at)
})

test.each([
  [{ width: 3240, height: 1350 }, null],
  [
    { width: 1500, height: 1350 },
    'Each slide has only 500 of the 1,080 pixels that Instagram shows across. A picture of 3,240 × 1,350 pixels would fill them.',
  ],
  [
    { width: 6000, height: 500 },
    'Each slide has only 400 of the 1,080 pixels that Instagram shows across. A picture of 3,240 × 1,350 pixels would fill them.',
  ],
])('of a picture of %j is said: %s', (size, said) => {
  expect(getSmallSlideWarning(planSplit(size, defaultConfig), defaultConfig)).toBe(said)
})

test.each([
  [{ slides: 5, overlap: 40 }, 'A picture of 5,240 × 1,350 pixels would fill them.'],
  [{ slides: 15 }, 'A picture of 16,200 × 1,350 pixels would fill them.'],
  [{ slides: 16 }, 'We can’t open a picture wide enough for 16: make 15 or fewer.'],
  [{ slides: 20, overlap: 40 }, 'We can’t open a picture wide enough for 20: make 15 or fewer.'],
])('for %j the way to sharper slides is one that exists: %s', (changes, said) => {
  const config = { ...defaultConfig, ...changes }
  expect(getSmallSlideWarning(planSplit({ width: 3000, height: 1350 }, config), config)).toContain(said)
})

test('a grid needs the height of all its rows', () => {
  const grid = { ...defaultConfig, mode: 'grid' as const }
  expect(getSmallSlideWarning(planSplit({ width: 600, height: 800 }, grid), grid)).toContain('3,240 × 4,320')
})

test('the width is a number for the plan', () => {
  expect(defaultConfig.maxSlideWidth).toBe(1080)
})

test.each([
  [{ width: 3240, height: 1350 }, {}, null],
  [
    { width: 512, height: 512 },
    {},
    'This picture isn’t wide enough for 3 slides: 59 % of its height is cut off. Fewer slides lose less.',
  ],
  [
    { width: 512, height: 512 },
    { fit: 'pad' },
    'This picture isn’t wide enough for 3 slides: bars fill 58 % of them. Fewer slides lose less.',
  ],
  [
    { width: 512, height: 512 },
    { slides: 2 },
    'This picture isn’t wide enough for 2 slides: 38 % of its height is cut off. Post it as it is.',
  ],
  [{ width: 512, height: 512 }, { mode: 'grid' }, null],
  [{ width: 6000, height: 500 }, {}, null],
] as const)('of %j split as %j is said: %s', (size, changes, said) => {
  const config = { ...defaultConfig, ...changes }
  expect(getNarrowWarning(planSplit(size, config), size, config)).toBe(said)
})
