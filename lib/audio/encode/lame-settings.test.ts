import { expect, test } from 'vitest'
import { getLameSettings } from './lame-settings'

test.each([
  [44_100, 192_000, { sampleRate: 44_100, bitrate: 192_000 }],
  [48_000, 320_000, { sampleRate: 48_000, bitrate: 320_000 }],
  [22_050, 192_000, { sampleRate: 22_050, bitrate: 160_000 }],
  [8_000, 128_000, { sampleRate: 8_000, bitrate: 64_000 }],
  [96_000, 128_000, { sampleRate: 48_000, bitrate: 128_000 }],
  [37_000, 128_000, { sampleRate: 48_000, bitrate: 128_000 }],
])('sound of %i Hz asked for at %i bit/s', (rate, bitrate, settings) => {
  expect(getLameSettings(rate, bitrate)).toEqual(settings)
})
