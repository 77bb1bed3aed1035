import { readFileSync } from 'node:fs'
import sharp, { type Sharp } from 'sharp'
import { expect, test } from 'vitest'
import { describeLostLabels } from './ai-labels'
import { describeColorLoss } from './describe-color-loss'
import { readTags } from './file-segments'
import { findRemainingMetadata } from './find-remaining-metadata'
import { formatLocation, listTags, readLocation } from './metadata-tags'

const createPlainImage = () => sharp({ create: { width: 40, height: 20, channels: 3, background: '#a04010' } })

async function describeLoss(picture: Sharp) {
  const bytes = new Uint8Array(await picture.toBuffer())
  return describeColorLoss(await readTags(bytes), bytes)
}

const cmyk = createPlainImage().toColourspace('cmyk').jpeg().withIccProfile('cmyk')
const deepColorPng = createPlainImage().toColourspace('rgb16').png().withIccProfile('p3')

test.each([
  ['a plain JPEG', createPlainImage().jpeg(), ''],
  ['an sRGB profile', createPlainImage().jpeg().withIccProfile('srgb'), ''],
  ['CMYK', cmyk, 'Print colors (CMYK) became RGB and may look different.'],
  ['16 bits', deepColorPng, '16 bits per color became 8. Colors (sP3C) became sRGB.'],
  [
    'a TIFF of 16 bits',
    createPlainImage().toColourspace('rgb16').tiff({ compression: 'lzw' }),
    '16 bits per color became 8.',
  ],
] as const)('describes the colors lost from %s', async (_, picture, expectedText) => {
  expect(await describeLoss(picture)).toBe(expectedText)
})

const hdrLossMessage = 'HDR brightness was removed.'

test.each([
  ['a PNG in PQ', 'cICP\x09\x10\0\x01', hdrLossMessage],
  ['an AVIF in HLG', 'colrnclx\0\x09\0\x12\0\x09\x80', hdrLossMessage],
  ['an AVIF in sRGB', 'colrnclx\0\x01\0\x0d\0\x06\x80', ''],
  ['a photo of an Android phone', '<rdf:Description hdrgm:Version="1.0"', hdrLossMessage],
])('describes the HDR light lost from %s', (_, bytes, expectedText) => {
  expect(describeColorLoss({}, new TextEncoder().encode(`....${bytes}`))).toBe(expectedText)
})

const signedFile = new Blob(['....jumbjumdc2pa....'])
const labeledByIptc = new Blob(['<Iptc4xmpExt:DigitalSourceType>trainedAlgorithmicMedia<'])
const doublyLabeledFile = new Blob([signedFile, labeledByIptc])
const unsignedFile = new Blob(['nothing'])
const advice = 'Label the image yourself if a network asks for it.'

test.each([
  ['none from a plain picture', unsignedFile, [unsignedFile], ''],
  ['none', signedFile, [signedFile], ''],
  ['in one of two files', signedFile, [signedFile, unsignedFile], `Content Credentials were removed. ${advice}`],
  ['IPTC', labeledByIptc, [unsignedFile], `The “made with AI” tag was removed. ${advice}`],
  [
    'both',
    doublyLabeledFile,
    [unsignedFile],
    `Content Credentials were removed. The “made with AI” tag was removed. ${advice}`,
  ],
] as const)('names the labels lost: %s', async (_, before, after, expectedText) => {
  expect(await describeLostLabels(before, after)).toBe(expectedText)
})

const heic = new Uint8Array(readFileSync(new URL('../../../test/media/photo.heic', import.meta.url)))

test('lists the tags of a HEIC photo with its location in degrees', async () => {
  const tags = await readTags(heic)
  expect(listTags(tags)).toContainEqual({ group: 'EXIF', name: 'Make', value: 'Anvil' })
  expect(listTags(tags).some(({ name }) => name.endsWith('Pointer'))).toBe(false)
  expect(readLocation(tags)).toBe('52.516667, 13.4')
  expect(formatLocation('52.516667, 13.4')).toBe('52.5167° north, 13.4° east')
  expect(formatLocation('-33.856784, -151.215297')).toBe('33.8568° south, 151.2153° west')
})

test('returns no tags for a file without any and cuts long values', async () => {
  expect([listTags({}), readLocation({}), await readTags(new Uint8Array())]).toEqual([[], null, {}])
  const exif = { ImageDescription: { id: 1, value: [''], description: 'x'.repeat(900) } }
  expect(listTags({ exif })[0]?.value).toBe(`${'x'.repeat(200)}…`)
})

test('lists metadata that remains after removal', async () => {
  const jpeg = await createPlainImage()
    .jpeg()
    .withExif({ IFD0: { Make: 'Anvil' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer()
  const bytes = new Uint8Array(jpeg)
  const findRemaining = (mode: 'all' | 'tidy' | 'place') =>
    findRemainingMetadata('jpeg', bytes, { mode, keepCredentials: true })
  expect(await findRemaining('all')).toEqual(expect.arrayContaining(['Make', 'Orientation', 'EXIF', 'XMP']))
  expect(await findRemaining('tidy')).not.toContain('Orientation')
  expect(await findRemaining('place')).toEqual(['GPSLatitudeRef', 'GPSLatitude'])
  const cleanBytes = new Uint8Array(await createPlainImage().jpeg().toBuffer())
  expect(await findRemainingMetadata('jpeg', cleanBytes, { mode: 'all', keepCredentials: false })).toEqual([])
})
