import { expect, test } from 'vitest'
import { formatNetworkLimit, networkLimits } from './network-limits'
import { defaultPresetId, generatablePresets, presets, presetsByNetwork } from './presets'
import { chooseClassicSize, chooseRequestSize, getCroppedShare } from './request-size'

test.each(generatablePresets)('$network $label: a model can draw it and little is cropped', (preset) => {
  const { width, height } = chooseRequestSize(preset)
  expect([width % 16, height % 16]).toEqual([0, 0])
  expect(Math.max(width / height, height / width)).toBeLessThanOrEqual(3)
  expect(width).toBeGreaterThanOrEqual(preset.width)
  expect(height).toBeGreaterThanOrEqual(preset.height)
  expect(width * height).toBeGreaterThanOrEqual(655_360)
  expect(width * height).toBeLessThanOrEqual(3_686_400)
  expect(getCroppedShare({ width, height }, preset)).toBeLessThan(0.01)
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
  expect(chooseRequestSize({ width, height })).toEqual({ width: askedWidth, height: askedHeight })
})

test.each([
  [1080, 1350, 1024, 1536],
  [1080, 1080, 1024, 1024],
  [1200, 1000, 1024, 1024],
  [1500, 500, 1536, 1024],
])('for %i × %i an older model is asked for %i × %i', (width, height, askedWidth, askedHeight) => {
  expect(chooseClassicSize({ width, height })).toEqual({ width: askedWidth, height: askedHeight })
})

test('a banner wider than three to one cannot be asked for', () => {
  expect(() => chooseRequestSize({ width: 1584, height: 396 })).toThrow(RangeError)
})

test('ids are unique, the usual size is known, and networks keep together', () => {
  const ids = presets.map(({ id }) => id)
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids).toContain(defaultPresetId)
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

test('what no model draws is left out of what the image generator offers, and nothing else', () => {
  const left = presets.filter((preset) => !generatablePresets.includes(preset)).map(({ id }) => id)
  expect(left).toEqual(['li-banner', 'li-cover'])
})

test.each(presets.filter(({ safeZone, coveredZone }) => safeZone ?? coveredZone))(
  '$network $label: its zones lie within the picture',
  ({ width, height, safeZone, coveredZone }) => {
    for (const zone of [safeZone, coveredZone].filter((one) => one !== undefined)) {
      expect(zone.x).toBeGreaterThanOrEqual(0)
      expect(zone.y).toBeGreaterThanOrEqual(0)
      expect(zone.x + zone.width).toBeLessThanOrEqual(width)
      expect(zone.y + zone.height).toBeLessThanOrEqual(height)
    }
  },
)

test('the part that Instagram’s grid shows is 3:4 to the pixel', () => {
  const shown = presets.filter(({ id, safeZone }) => id.startsWith('ig-') && safeZone)
  expect(shown.map(({ id }) => id)).toEqual(['ig-4x5', 'ig-square', 'ig-landscape', 'ig-story'])
  for (const { safeZone } of shown)
    expect(Math.abs((safeZone?.width ?? 0) - (safeZone?.height ?? 0) * 0.75)).toBeLessThan(1)
})

test('each network takes the types that it is said to take', () => {
  expect(networkLimits.tiktok).toMatchObject({ maxBytes: 20_000_000, acceptedTypes: ['jpeg', 'webp'] })
  expect(networkLimits.instagram).toMatchObject({ maxBytes: 8_000_000, acceptedTypes: ['jpeg'] })
  expect(networkLimits.facebook).toMatchObject({ maxBytes: null, acceptedTypes: null })
})

test('a network’s limit can be said in words', () => {
  expect(formatNetworkLimit(networkLimits.instagram)).toBe('From a scheduling app, Instagram takes JPEG, up to 8 MB')
  expect(formatNetworkLimit(networkLimits.linkedin)).toBe('LinkedIn takes up to 5 MB')
  expect(formatNetworkLimit(networkLimits.facebook)).toBeNull()
})

test('no network has two sizes of the same pixels: files are named by them', () => {
  const sizes = presets.map(({ sourceId, width, height }) => `${sourceId} ${width}x${height}`)
  expect(sizes.filter((size, index) => sizes.indexOf(size) !== index)).toEqual([])
})
