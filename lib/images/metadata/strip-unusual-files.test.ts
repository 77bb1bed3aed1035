import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImageType } from '@/lib/images/image-type'
import { readTags } from './file-segments'
import { buildPngChunk } from './png-chunks'
import { buildJpegSegment, type StripMode, stripMetadata } from './strip-metadata'
import { buildWebpChunk } from './webp-chunks'

const SECRET = 'Ada was in Berlin'
const toCharacterCodes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const secret = toCharacterCodes(SECRET)
const createSmallImage = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: { r: 200, g: 40, b: 90 } } })

const plainFiles = {
  jpeg: new Uint8Array(await createSmallImage().jpeg().toBuffer()),
  png: new Uint8Array(await createSmallImage().png().toBuffer()),
  webp: new Uint8Array(await createSmallImage().webp().toBuffer()),
  gif: new Uint8Array(await createSmallImage().gif().toBuffer()),
}

type Type = keyof typeof plainFiles

function insertBytes(type: Type, inside: ArrayLike<number>): Uint8Array {
  const insertOffset = { jpeg: 2, png: 33, webp: 12, gif: 13 + 3 * 2 ** (((plainFiles.gif[10] ?? 0) & 7) + 1) }[type]
  const original = plainFiles[type]
  const bytes = Uint8Array.from([
    ...original.subarray(0, insertOffset),
    ...Array.from(inside),
    ...original.subarray(insertOffset),
  ])
  if (type === 'webp') new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  return bytes
}

const strip = (type: ImageType, bytes: Uint8Array, mode: StripMode, keepCredentials = true) =>
  stripMetadata(type, bytes, { mode, keepCredentials })

const toLatin1 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1')
const netscape = toCharacterCodes('NETSCAPE2.0')
const adobe = toCharacterCodes('Adobe\0d\0\0\0\0\x01')

test.each<[Type, string, ArrayLike<number>, readonly string[]]>([
  ['jpeg', 'after Adobe’s marker', buildJpegSegment(0xee, [...adobe, ...secret]), ['Adobe']],
  ['png', 'in a gamma', buildPngChunk('gAMA', Uint8Array.from(secret)), ['gAMA']],
  ['png', 'in an animation frame of a still image', buildPngChunk('fdAT', Uint8Array.from(secret)), ['fdAT']],
  ['gif', 'as a plain text', [0x21, 1, 17, ...secret, 0], ['Text']],
  ['gif', 'in a block of an unknown kind', [0x21, 0x42, 17, ...secret, 0], ['Unknown data']],
  ['gif', 'after a loop count', [0x21, 0xff, 11, ...netscape, 17, ...secret, 0], ['Application data']],
  ['gif', 'in a frame’s control', [0x21, 0xf9, 17, ...secret, 0], ['Unknown data']],
])('removes a text in a %s %s', async (type, _where, inside, names) => {
  const original = insertBytes(type, inside)
  expect(toLatin1(original)).toContain(SECRET)
  const result = strip(type, original, 'tidy')
  expect(result?.removedNames).toEqual(names)
  expect(toLatin1(result?.bytes)).not.toContain(SECRET)
  expect(await sharp(result?.bytes).raw().toBuffer()).toEqual(await sharp(plainFiles[type]).raw().toBuffer())
})

const buildFrame = (inside: readonly number[]) =>
  buildWebpChunk('ANMF', Uint8Array.from([...Array<number>(16).fill(0), ...inside]))

test.each<[Type, string, ArrayLike<number>]>([
  ['jpeg', 'a segment that no decoder knows', buildJpegSegment(0xf5, secret)],
  ['jpeg', 'a number of lines that is a text', buildJpegSegment(0xdc, secret)],
  ['png', 'a chunk that no decoder knows', buildPngChunk('ABCD', Uint8Array.from(secret))],
  ['png', 'an end with content', buildPngChunk('IEND', Uint8Array.from(secret))],
  ['webp', 'a head that is too long', buildWebpChunk('VP8X', Uint8Array.from([...Array(10).fill(0), ...secret]))],
  ['webp', 'a frame with details', buildFrame([...buildWebpChunk('EXIF', Uint8Array.from(secret))])],
])('does not strip a %s with %s', (type, _what, inside) => {
  for (const mode of ['tidy', 'all', 'place'] as const) {
    expect(strip(type, insertBytes(type, inside), mode)).toBeNull()
  }
})

const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const MORE = 'http://ns.adobe.com/xmp/extension/\0'
const buildDescription = (inside: string) => `<rdf:Description ${inside}/>`

test('removes only the drone location from XMP', () => {
  const xmpText = buildDescription(`drone-dji:GpsLatitude="+52.5" drone-dji:GpsLongtitude="+13.4" dc:format="été"`)
  const result = strip('jpeg', insertBytes('jpeg', buildJpegSegment(0xe1, toCharacterCodes(XMP + xmpText))), 'place')
  expect(result?.removedNames).toEqual(['XMP'])
  expect(toLatin1(result?.bytes)).toContain('dc:format="été"')
  expect(toLatin1(result?.bytes)).not.toMatch(/52\.5|13\.4|gps/i)
})

test.each([
  ['in another form', `<rdf:Seq geo:latitude="52.5"/>`],
  ['in W3C’s terms', `<rdf:Seq geo:lat="52.5" geo:long="13.4"/>`],
  [
    'with two bytes per letter',
    [...buildDescription('exif:GPSLatitude="52.5"')].map((character) => `\0${character}`).join(''),
  ],
])('removes XMP %s with a location entirely', (_form, xmpText) => {
  const result = strip('jpeg', insertBytes('jpeg', buildJpegSegment(0xe1, toCharacterCodes(XMP + xmpText))), 'place')
  expect(result?.bytes).toEqual(plainFiles.jpeg)
})

test('removes XMP with a location across several segments entirely', () => {
  const guid = 'A'.repeat(32) + '\0'.repeat(8)
  const segments = ['<rdf:Description exif:GP', 'SLatitude="52.5"/>']
    .map((piece) => buildJpegSegment(0xe1, toCharacterCodes(MORE + guid + piece)))
    .flatMap((segment) => [...segment])
  const result = strip('jpeg', insertBytes('jpeg', segments), 'place')
  expect(result?.removedNames).toEqual(['More XMP', 'More XMP'])
  expect(result?.bytes).toEqual(plainFiles.jpeg)
})

const toUint16 = (value: number) => [value >> 8, value & 255]

const createEntry = (tag: number, type: number, count: number, value: number) => [
  ...toUint16(tag),
  ...toUint16(type),
  ...[0, 0, ...toUint16(count)],
  ...[0, 0, ...toUint16(value)],
]

const createDirectory = (entries: readonly (readonly number[])[], next = 0) => [
  ...toUint16(entries.length),
  ...entries.flat(),
  ...[0, 0, ...toUint16(next)],
]

const createTiff = (...rest: number[]) => [...toCharacterCodes('MM\0*\0\0\0\x08'), ...rest]
const orientationEntry = [...toUint16(0x0112), ...toUint16(3), 0, 0, 0, 1, ...toUint16(6), 0, 0]
const buildExif = (content: readonly number[]) => buildJpegSegment(0xe1, [...toCharacterCodes('Exif\0\0'), ...content])
const gps = createDirectory([createEntry(1, 2, 2, 0x4e00)])

test.each([
  [
    'the EXIF of an image that no directory lists',
    createTiff(...createDirectory([orientationEntry]), 0xff, 0xd8, 0xff, 0xe1, ...toCharacterCodes('Exif\0\0MM')),
  ],
  ['XMP inside', createTiff(...createDirectory([orientationEntry]), ...toCharacterCodes('<x exif:GPSLatitude="52"/>'))],
  [
    'a value of an unknown type',
    createTiff(
      ...createDirectory([orientationEntry, createEntry(0x8825, 4, 1, 38)]),
      ...createDirectory([createEntry(1, 99, 40, 56)]),
      ...secret,
    ),
  ],
])('reduces EXIF with a location in %s to its orientation', (_where, content) => {
  const original = insertBytes('jpeg', buildExif(content))
  const result = strip('jpeg', original, 'place')
  expect(result?.removedNames).toEqual(['EXIF'])
  expect(result?.bytes).toEqual(strip('jpeg', original, 'tidy')?.bytes)
  expect(result?.orientation).toBe(6)
})

/** The first directory is 18 bytes, and that of the thumbnail is 42 with three entries. */
const thumbnail = [0xff, 0xd8, 0xff, 0xe1, ...toCharacterCodes('Exif\0\0MM GPSLatitude'), 0xff, 0xd9]
const buildThumbnailExif = (gpsEntry: number[], jpeg: number[]) => [
  ...createTiff(...createDirectory([orientationEntry], 26)),
  ...createDirectory([createEntry(0x0201, 4, 1, 68 + gps.length), createEntry(0x0202, 4, 1, jpeg.length), gpsEntry]),
  ...gps,
  ...jpeg,
]

test.each([
  ['directory', buildThumbnailExif(createEntry(0x8825, 4, 1, 68), [0xff, 0xd8, 0xff, 0xd9])],
  ['own EXIF', buildThumbnailExif(createEntry(0x0103, 3, 1, 6), thumbnail)],
])('removes a thumbnail with a location in its %s, and keeps the rest of the EXIF', async (_where, content) => {
  const result = strip('jpeg', insertBytes('jpeg', buildExif(content)), 'place')
  if (!result) throw new Error('not stripped')
  expect(result.removedNames).toEqual(['EXIF'])
  expect(toLatin1(result.bytes)).not.toContain('GPS')
  const tags = await readTags(result.bytes)
  expect(tags.exif?.Orientation?.value).toBe(6)
  expect([tags.Thumbnail, tags.gps]).toEqual([undefined, undefined])
  expect(result.bytes.length).toBe(plainFiles.jpeg.length + buildExif(content).length)
})

test('preserves Content Credentials, but removes those with coordinates', () => {
  const box = '\0\0\0\x2ajumb\0\0\0\x22jumdc2pa'
  const segment = (text: string) => [...buildJpegSegment(0xeb, toCharacterCodes(`JP\0\x01\0\0\0\x01${text}`))]
  const harmlessJpeg = insertBytes('jpeg', [...segment(box), ...segment('more')])
  const revealingJpeg = insertBytes('jpeg', [...segment(box), ...segment('stds.exif EXIF:GP'), ...segment('SLatitude')])
  for (const mode of ['tidy', 'all', 'place'] as const) {
    expect(strip('jpeg', harmlessJpeg, mode)?.bytes).toEqual(harmlessJpeg)
    expect(strip('jpeg', revealingJpeg, mode)?.removedNames[0]).toBe('Content Credentials')
    expect(toLatin1(strip('jpeg', revealingJpeg, mode)?.bytes)).not.toContain('Latitude')
  }
})
