import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { overlayPixels } from '@/lib/core/geometry/crop-pixels'
import { formatNetworkLimit } from '@/lib/platforms/images/network-limits'
import { imageNetworks } from '@/lib/platforms/images/presets'
import type { FieldParameters } from '@/lib/tool/form'
import { getDraggedPosition } from './draggable-image'
import { FrameCard } from './panel'
import { getResizeLoss, getResizeTargets, layOutFrame } from './resize-frames'
import { getLimitWarning, resolveOutputType } from './run'
import type { fields } from './tool'

const photo = { width: 3000, height: 2000 }
const portrait = { width: 1080, height: 1350 }

test('a YouTube banner may be larger than a thumbnail', () => {
  const targets = getResizeTargets({ sizes: ['yt-thumbnail', 'yt-banner'], width: 0, height: 0 }, photo)
  expect(targets.map(({ limit }) => limit?.maxBytes)).toEqual([2_000_000, 6_000_000])
})

test.each<[string[], number, number, { width: number; height: number }, string]>([
  [['pin', 'ig-4x5', 'no-such'], 0, 0, photo, 'instagram 1080x1350, pinterest 1000x1500'],
  [[], 0, 0, photo, ''],
  [[], 800, 600, photo, 'own 800x600'],
  [[], 1500, 0, photo, 'own 1500x1000'],
  [[], 0, 100, photo, 'own 150x100'],
  [[], 4_000, 0, { width: 10, height: 9_000 }, 'own 9x8192'],
  [[], 0, 8_192, { width: 2_000, height: 1_000 }, 'own 8192x4096'],
])('sizes %j and %i × %i give files in the folders of their networks', (sizes, width, height, image, expected) => {
  const targets = getResizeTargets({ sizes, width, height }, image)
  expect(targets.map((target) => `${target.folder} ${target.width}x${target.height}`).join(', ')).toBe(expected)
})

test.each([
  ['jpeg', 'transparent', false, 'png'],
  ['jpeg', 'transparent', true, 'jpeg'],
  ['jpeg', 'blur', false, 'jpeg'],
  ['webp', 'transparent', false, 'webp'],
] as const)('writes %s with %s sides (whole: %j) as %s', (format, pad, isWhole, type) => {
  expect(resolveOutputType({ format, pad }, isWhole)).toBe(type)
})

test.each([
  ['png', 10, 'tiktok', true],
  ['webp', 10, 'pinterest', true],
  ['png', imageNetworks.x.limit.maxBytes + 1, 'x', true],
  ['png', imageNetworks.x.limit.maxBytes, 'x', false],
  ['webp', 90_000_000, 'facebook', false],
] as const)('a %s of %i bytes for %s has a warning: %j', (type, bytes, network, hasWarning) => {
  const { limit } = imageNetworks[network]
  const warning = hasWarning ? `${formatNetworkLimit(limit)}. This file doesn’t fit.` : null
  expect(getLimitWarning(type, bytes, { limit })).toBe(warning)
})

test.each([
  ['a line', { width: 16_000, height: 1 }],
  ['a pixel', { width: 1, height: 1 }],
  ['a pillar', { width: 3, height: 9_000 }],
])('%s stays within the frame and has at least one pixel', (_, image) => {
  for (const fit of ['cover', 'contain', 'stretch'] as const) {
    const { sourceCrop, targetBox } = layOutFrame(image, portrait, fit, 1)
    expect(Math.min(sourceCrop.width, sourceCrop.height, targetBox.width, targetBox.height)).toBeGreaterThanOrEqual(1)
    expect(sourceCrop.x + sourceCrop.width).toBeLessThanOrEqual(image.width)
    expect(sourceCrop.y + sourceCrop.height).toBeLessThanOrEqual(image.height)
    expect(targetBox.x + targetBox.width).toBeLessThanOrEqual(portrait.width)
    expect(targetBox.y + targetBox.height).toBeLessThanOrEqual(portrait.height)
  }
})

test.each([
  ['a large photo', photo, portrait, 'cover', 68, 47],
  ['a small one', { width: 400, height: 500 }, portrait, 'cover', 270, 0],
  ['a panorama', { width: 3600, height: 700 }, { width: 1080, height: 1920 }, 'cover', 274, 89],
  ['a stretched photo', photo, portrait, 'stretch', 68, 0],
] as const)('%s reports its scale and what is cropped', (_, image, target, fit, scale, cropped) => {
  const loss = getResizeLoss(layOutFrame(image, target, fit, 0.5), image)
  expect([Math.round(loss.scale * 100), Math.round(loss.croppedShare * 100)]).toEqual([scale, cropped])
})

test('an image follows touch up to its edges', () => {
  const box = { image: photo, width: 160, height: 200 }
  expect(getDraggedPosition(0.5, 14, box)).toBeCloseTo(0.4)
  expect([getDraggedPosition(0.5, 500, box), getDraggedPosition(0.5, -500, box)]).toEqual([0, 1])
  expect(getDraggedPosition(0.3, 50, { image: photo, width: 300, height: 200 })).toBe(0.3)
})

test.each([
  ['cover', 400, /Fit with borders, Custom size/],
  ['contain', 400, /Crop to fill, Custom size/],
  ['stretch', 400, /^(?!.*<button)/],
  ['cover', 200, /^(?!.*<button)/],
] as const)('set to %s, an image %i wide in a square can be fitted the other way', (fit, width, html) => {
  const target = { id: 'own', name: 'Custom size', folder: 'own', limit: null, width: 100, height: 100 }
  const options = { fit, pad: 'blur', colour: '#ffffff', zones: true } as FieldParameters<typeof fields>
  const image = { url: 'blob:x', width, height: 200 }
  const props = { image, target, options, frame: {}, defaultPosition: 0.5 }
  expect(renderToStaticMarkup(<FrameCard {...props} onFrameChange={() => {}} />)).toMatch(html)
})

test('copies pixels onto others at their place', () => {
  const ground = { data: new Uint8ClampedArray(3 * 3 * 4), width: 3, height: 3 }
  overlayPixels(ground, { data: new Uint8ClampedArray(2 * 4).fill(9), width: 2, height: 1 }, 1, 2)
  expect(Array.from({ length: 9 }, (_, at) => ground.data[at * 4])).toEqual([0, 0, 0, 0, 0, 0, 0, 9, 9])
})
