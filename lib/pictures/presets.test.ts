import { expect, test } from 'vitest'
import { presets, presetsByNetwork, usualPreset } from './presets'
import { classicSize, croppedShare, requestSize } from './request-size'

test.each(presets)('$network $label: a model can draw it and little is cropped', (preset) => {
  const { width, height } = requestSize(preset)
  expect([width % 16, height % 16]).toEqual([0, 0])
  expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(3)
  expect(width).toBeGreaterThanOrEqual(preset.width)
  expect(height).toBeGreaterThanOrEqual(preset.height)
  expect(width * height).toBeGreaterThanOrEqual(655_360)
  expect(width * height).toBeLessThanOrEqual(3_686_400)
  expect(croppedShare({ width, height }, preset)).toBeLessThan(0.01)
})

test.each([
  [1080, 1350, 1088, 1360],
  [1080, 1440, 1104, 1472],
  [1080, 1920, 1088, 1936],
  [1280, 720, 1280, 720],
  [1500, 500, 1536, 512],
  [400, 400, 816, 816],
  [1200, 630, 1216, 640],
  [2560, 1440, 2560, 1440],
])('for %i × %i a model is asked for %i × %i', (width, height, askedWidth, askedHeight) => {
  expect(requestSize({ width, height })).toEqual({ width: askedWidth, height: askedHeight })
})

test.each([
  [1080, 1350, 1024, 1536],
  [1080, 1080, 1024, 1024],
  [1200, 1000, 1024, 1024],
  [1500, 500, 1536, 1024],
])('for %i × %i an older model is asked for %i × %i', (width, height, askedWidth, askedHeight) => {
  expect(classicSize({ width, height })).toEqual({ width: askedWidth, height: askedHeight })
})

test('a banner wider than three to one cannot be asked for', () => {
  expect(() => requestSize({ width: 1584, height: 396 })).toThrow(RangeError)
})

test('ids are unique, the usual size is known, and networks keep together', () => {
  const ids = presets.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(usualPreset)
  expect([...presetsByNetwork.keys()]).toEqual([
    'Instagram',
    'TikTok',
    'YouTube',
    'X (Twitter)',
    'Facebook',
    'LinkedIn',
    'Pinterest',
  ])
})
