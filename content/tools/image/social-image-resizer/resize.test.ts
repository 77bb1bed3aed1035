import { expect, test } from 'vitest'
import { networkLimits } from '@/lib/platforms/images/network-limits'
import { overlayPixels } from './overlay-pixels'
import { getLimitWarning, resolveOutputType } from './resize'
import { getResizeTargets } from './targets'

const photo = { width: 3000, height: 2000 }
const getTargetSizes = (wanted: Parameters<typeof getResizeTargets>[0], picture = photo) =>
  getResizeTargets(wanted, picture).map(({ folder, width, height }) => `${folder} ${width}x${height}`)

test('chosen sizes come in the order of the table, each in its network’s folder', () => {
  expect(getTargetSizes({ sizes: ['pin', 'yt-thumbnail', 'ig-4x5', 'no-such'], width: 0, height: 0 })).toEqual([
    'instagram 1080x1350',
    'youtube 1280x720',
    'pinterest 1000x1500',
  ])
  expect(getTargetSizes({ sizes: [], width: 0, height: 0 })).toEqual([])
})

test.each([
  [800, 600, 'own 800x600'],
  [1500, 0, 'own 1500x1000'],
  [0, 100, 'own 150x100'],
  [8_192, 0, 'own 8192x5461'],
])('a size of one’s own, %i by %i, becomes %s', (width, height, made) => {
  expect(getTargetSizes({ sizes: [], width, height })).toEqual([made])
})

test('a size that follows the shape of a pillar goes no further than 8,192 pixels', () => {
  expect(getTargetSizes({ sizes: [], width: 4_000, height: 0 }, { width: 10, height: 9_000 })).toEqual([
    'own 4000x8192',
  ])
})

test.each([
  ['jpeg', 'transparent', false, 'png'],
  ['jpeg', 'transparent', true, 'jpeg'],
  ['jpeg', 'blur', false, 'jpeg'],
  ['webp', 'transparent', false, 'webp'],
] as const)('%s with %s sides (whole: %j) is written as %s', (format, pad, isWhole, type) => {
  expect(resolveOutputType({ format, pad }, isWhole)).toBe(type)
})

test.each([
  ['png', 10, 'tiktok', 'From a scheduling app, TikTok takes JPEG and WebP, up to 20 MB: not this file.'],
  ['webp', 10, 'pinterest', 'Pinterest takes JPEG and PNG, up to 20 MB: not this file.'],
  ['png', 5_000_001, 'x', 'X takes JPEG, PNG and WebP, up to 5 MB: not this file.'],
  ['png', 5_000_000, 'x', null],
  ['webp', 90_000_000, 'facebook', null],
] as const)('a %s of %i bytes for %s: %s', (type, bytes, network, text) => {
  expect(getLimitWarning(type, bytes, { limit: networkLimits[network] })).toBe(text)
})

test('pixels are laid on others at their place', () => {
  const ground = { data: new Uint8ClampedArray(3 * 3 * 4), width: 3, height: 3 }
  overlayPixels(ground, { data: new Uint8ClampedArray(2 * 1 * 4).fill(9), width: 2, height: 1 }, 1, 2)
  const row = (y: number) => [0, 1, 2].map((x) => ground.data[(y * 3 + x) * 4])
  expect([row(0), row(1), row(2)]).toEqual([
    [0, 0, 0],
    [0, 0, 0],
    [0, 9, 9],
  ])
})
