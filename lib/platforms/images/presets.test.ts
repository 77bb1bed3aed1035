import { expect, test } from 'vitest'
import { type NetworkId, networks } from '@/lib/platforms/networks'
import { defaultPresetId, imageNetworks, presets } from './presets'
import { chooseClassicSize, chooseRequestSize, generatablePresets, getCroppedShare } from './request-size'

test('a model can draw every generatable preset with little cropping', () => {
  for (const preset of generatablePresets) {
    const { width, height } = chooseRequestSize(preset)
    expect([width % 16, height % 16], preset.id).toEqual([0, 0])
    expect(Math.max(width / height, height / width), preset.id).toBeLessThanOrEqual(3)
    expect(width - preset.width, preset.id).toBeGreaterThanOrEqual(0)
    expect(height - preset.height, preset.id).toBeGreaterThanOrEqual(0)
    expect(width * height, preset.id).toBeGreaterThanOrEqual(655_360)
    expect(width * height, preset.id).toBeLessThanOrEqual(3_686_400)
    expect(getCroppedShare({ width, height }, preset), preset.id).toBeLessThan(0.01)
  }
})

test.each([
  [1080, 1350, 1088, 1360],
  [1080, 1920, 1088, 1936],
  [1500, 500, 1536, 512],
  [400, 400, 816, 816],
])('for %i × %i the request size is %i × %i', (width, height, requestWidth, requestHeight) => {
  expect(chooseRequestSize({ width, height })).toEqual({ width: requestWidth, height: requestHeight })
})

test.each([
  [1080, 1350, 1024, 1536],
  [1200, 1000, 1024, 1024],
  [1500, 500, 1536, 1024],
])('for %i × %i an older model gets %i × %i', (width, height, requestWidth, requestHeight) => {
  expect(chooseClassicSize({ width, height })).toEqual({ width: requestWidth, height: requestHeight })
})

test('every preset has a unique ID, and a unique size within its network', () => {
  const ids = presets.map(({ id }) => id)
  expect(ids).toContain(defaultPresetId)
  const sizes = presets.map(({ networkId, width, height }) => `${networkId} ${width}x${height}`)
  for (const names of [ids, sizes]) expect(new Set(names).size).toBe(names.length)
})

test('only presets that no model can draw are missing from the image generator', () => {
  const missingIds = presets.filter((preset) => !generatablePresets.includes(preset)).map(({ id }) => id)
  expect(missingIds).toEqual(['li-banner', 'li-cover'])
  expect(() => chooseRequestSize({ width: 1584, height: 396 })).toThrow(RangeError)
})

test('every zone is within its image', () => {
  for (const { id, width, height, safeZone, coveredZone } of presets)
    for (const zone of [safeZone, coveredZone].filter((candidate) => candidate !== undefined)) {
      expect(Math.min(zone.x, zone.y), id).toBeGreaterThanOrEqual(0)
      expect(zone.x + zone.width, id).toBeLessThanOrEqual(width)
      expect(zone.y + zone.height, id).toBeLessThanOrEqual(height)
    }
})

test('a network has one name, with its images as with its texts', () => {
  for (const [id, { name }] of Object.entries(imageNetworks)) expect(name).toBe(networks[id as NetworkId].name)
})
