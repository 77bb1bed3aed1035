import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { describeColorLoss } from './describe-color-loss'
import { readTags } from './read-tags'

const plain = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#a04010' } })
async function describeLoss(picture: Sharp) {
  const bytes = new Uint8Array(await picture.toBuffer())
  return describeColorLoss(await readTags(bytes), bytes)
}

test.each([
  ['a plain JPEG', plain().jpeg(), ''],
  ['an sRGB profile', plain().jpeg().withIccProfile('srgb'), ''],
  [
    'print colours',
    plain().toColourspace('cmyk').jpeg().withIccProfile('cmyk'),
    'Its print colours (CMYK) became RGB and may look different.',
  ],
  [
    '16 bits and a wide gamut',
    plain().toColourspace('rgb16').png().withIccProfile('p3'),
    'Its 16 bits a colour became 8. Its colours (sP3C) became sRGB.',
  ],
  ['a wide gamut in WebP', plain().webp().withIccProfile('p3'), 'Its colours (sP3C) became sRGB.'],
] as const)('%s: what is lost is said', async (_, picture, words) => {
  expect(await describeLoss(picture)).toBe(words)
})

const hdrLossMessage = 'Its extra light for HDR screens is gone.'

test.each([
  ['a PNG in PQ', 'cICP\x09\x10\0\x01', hdrLossMessage],
  ['a PNG in sRGB', 'cICP\x01\x0d\0\x01', ''],
  ['an AVIF in HLG', 'colrnclx\0\x09\0\x12\0\x09\x80', hdrLossMessage],
  ['an AVIF in sRGB', 'colrnclx\0\x01\0\x0d\0\x06\x80', ''],
  ['a photo of an Android phone', '<rdf:Description hdrgm:Version="1.0"', hdrLossMessage],
  ['a photo of an iPhone', 'urn:com:apple:photo:2020:aux:hdrgainmap\0', hdrLossMessage],
])('%s: %j says of its light: %s', (_, bytes, words) => {
  expect(describeColorLoss({}, new TextEncoder().encode(`....${bytes}`))).toBe(words)
})

test('nothing is said of what cannot be read', async () => {
  expect(await readTags(new Uint8Array())).toEqual({})
  expect(await readTags(new TextEncoder().encode('<svg/>'))).toEqual({})
})

test('a HEIC photo’s date is read', async () => {
  const photo = new Uint8Array(readFileSync(new URL('../../../test/media/photo.heic', import.meta.url)))
  const { exif, gps } = await readTags(photo)
  expect(exif?.DateTimeOriginal?.description).toBe('2026:05:04 10:11:12')
  expect([gps?.Latitude, gps?.Longitude]).toEqual([52.516666666666666, 13.4])
})
