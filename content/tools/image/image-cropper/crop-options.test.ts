import { expect, test } from 'vitest'
import { getAspectRatio, getMaxWidth, getSmallCropWarning, resolveOutputType } from './crop-options'
import { getRingStyle } from './crop-preview'

test.each([
  [{ ratio: 'free', shape: 'rectangle', across: 3, down: 2 }, null],
  [{ ratio: '4:5', shape: 'rounded', across: 3, down: 2 }, 0.8],
  [{ ratio: '1.91:1', shape: 'rectangle', across: 3, down: 2 }, 1.91],
  [{ ratio: 'own', shape: 'rectangle', across: 21, down: 9 }, 21 / 9],
  [{ ratio: '9:16', shape: 'circle', across: 3, down: 2 }, 1],
  [{ ratio: 'free', shape: 'circle', across: 3, down: 2 }, 1],
] as const)('%j has the ratio %d', (look, ratio) => {
  expect(getAspectRatio(look)).toBe(ratio)
})

test.each([
  [{ shape: 'circle', width: 0 }, 1_080],
  [{ shape: 'circle', width: 2_400 }, 2_400],
  [{ shape: 'rectangle', width: 0 }, 0],
] as const)('%j is saved at most %d pixels wide', (look, most) => {
  expect(getMaxWidth(look)).toBe(most)
})

test.each([
  ['jpeg', { format: 'keep', shape: 'rectangle', corners: 'clear' }, 'jpeg'],
  ['jpeg', { format: 'keep', shape: 'circle', corners: 'clear' }, 'png'],
  ['jpeg', { format: 'keep', shape: 'rounded', corners: 'ground' }, 'jpeg'],
  ['jpeg', { format: 'jpeg', shape: 'circle', corners: 'clear' }, 'jpeg'],
  ['heic', { format: 'keep', shape: 'circle', corners: 'clear' }, 'png'],
  ['webp', { format: 'keep', shape: 'circle', corners: 'clear' }, 'webp'],
  ['avif', { format: 'keep', shape: 'rectangle', corners: 'clear' }, 'avif'],
  ['gif', { format: 'keep', shape: 'rectangle', corners: 'clear' }, 'png'],
  ['svg', { format: 'keep', shape: 'rectangle', corners: 'clear' }, 'png'],
  ['png', { format: 'webp', shape: 'circle', corners: 'clear' }, 'webp'],
] as const)('a %s with %j is written as %s', (from, look, type) => {
  expect(resolveOutputType(from, look)).toBe(type)
})

test('a ring is shown as wide as it will be: of half the circle it takes twice its share', () => {
  const look = { shape: 'circle', ring: 10, ringColour: '#e11d48' } as const
  expect(getRingStyle(look)).toEqual({
    background: 'radial-gradient(closest-side, transparent 80%, #e11d48 0)',
  })
  expect(getRingStyle({ ...look, ring: 0 })).toEqual({})
  expect(getRingStyle({ ...look, shape: 'rounded' })).toEqual({})
})

test.each([
  [220, { shape: 'circle', ratio: 'free' }, 'Small for a profile: networks ask for 320 pixels across or more.'],
  [320, { shape: 'circle', ratio: '4:5' }, ''],
  [
    400,
    { shape: 'rectangle', ratio: '4:5' },
    'Small for a post: Instagram shows 1,080 pixels across, so it will look soft.',
  ],
  [1_080, { shape: 'rounded', ratio: '1:1' }, ''],
  [400, { shape: 'rectangle', ratio: 'free' }, ''],
  [400, { shape: 'rectangle', ratio: 'own' }, ''],
] as const)('of a crop %i pixels across, %j, is said “%s”', (width, look, said) => {
  expect(getSmallCropWarning({ width }, look)).toBe(said)
})
