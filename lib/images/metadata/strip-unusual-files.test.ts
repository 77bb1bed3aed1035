import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { ImageType } from '@/lib/images/image-type'
import { buildPngChunk } from './png-chunks'
import { buildJpegSegment, type StripMode, stripMetadata } from './strip-metadata'
import { buildWebpChunk } from './webp-chunks'

const SECRET = 'Ada was in Berlin'
const toCharacterCodes = (text: string) => Array.from(text, (letter) => letter.charCodeAt(0))
const secret = toCharacterCodes(SECRET)
const small = () => sharp({ create: { width: 24, height: 16, channels: 3, background: { r: 200, g: 40, b: 90 } } })

const plain = {
  jpeg: new Uint8Array(await small().jpeg().toBuffer()),
  png: new Uint8Array(await small().png().toBuffer()),
  webp: new Uint8Array(await small().webp().toBuffer()),
  gif: new Uint8Array(await small().gif().toBuffer()),
}

type Type = keyof typeof plain

function insertBytes(type: Type, inside: ArrayLike<number>): Uint8Array {
  const at = { jpeg: 2, png: 33, webp: 12, gif: 13 + 3 * 2 ** (((plain.gif[10] ?? 0) & 7) + 1) }[type]
  const before = plain[type]
  const bytes = Uint8Array.from([...before.subarray(0, at), ...Array.from(inside), ...before.subarray(at)])
  if (type === 'webp') new DataView(bytes.buffer).setUint32(4, bytes.length - 8, true)
  return bytes
}

const strip = (type: ImageType, bytes: Uint8Array, mode: StripMode, keepCredentials = true) =>
  stripMetadata(type, bytes, { mode, keepCredentials })

const toLatin1 = (bytes: Uint8Array | undefined) => Buffer.from(bytes ?? []).toString('latin1')
const netscape = toCharacterCodes('NETSCAPE2.0')
const adobe = toCharacterCodes('Adobe\0d\0\0\0\0\x01')

test.each<[Type, string, ArrayLike<number>, readonly string[]]>([
  ['jpeg', 'behind Adobe’s note', buildJpegSegment(0xee, [...adobe, ...secret]), ['Adobe']],
  ['png', 'in a gamma', buildPngChunk('gAMA', Uint8Array.from(secret)), ['gAMA']],
  ['png', 'in a frame of what does not move', buildPngChunk('fdAT', Uint8Array.from(secret)), ['fdAT']],
  ['gif', 'as a plain text', [0x21, 1, 17, ...secret, 0], ['Text']],
  ['gif', 'in a block of no known kind', [0x21, 0x42, 17, ...secret, 0], ['Unknown data']],
  ['gif', 'behind a loop', [0x21, 0xff, 11, ...netscape, 17, ...secret, 0], ['Application data']],
  ['gif', 'in a frame’s control', [0x21, 0xf9, 17, ...secret, 0], ['Unknown data']],
])('removes a text in a %s %s', async (type, _where, inside, names) => {
  const before = insertBytes(type, inside)
  expect(toLatin1(before)).toContain(SECRET)
  const made = strip(type, before, 'tidy')
  expect(made?.removedNames).toEqual(names)
  expect(toLatin1(made?.bytes)).not.toContain(SECRET)
  expect(await sharp(made?.bytes).raw().toBuffer()).toEqual(await sharp(plain[type]).raw().toBuffer())
})

const frame = (inside: readonly number[]) =>
  buildWebpChunk('ANMF', Uint8Array.from([...Array<number>(16).fill(0), ...inside]))

test.each<[Type, string, ArrayLike<number>]>([
  ['jpeg', 'a segment that no decoder knows', buildJpegSegment(0xf5, secret)],
  ['jpeg', 'a number of lines that is a text', buildJpegSegment(0xdc, secret)],
  ['png', 'a chunk that no decoder knows', buildPngChunk('ABCD', Uint8Array.from(secret))],
  ['png', 'an end with content', buildPngChunk('IEND', Uint8Array.from(secret))],
  ['webp', 'a head that is too long', buildWebpChunk('VP8X', Uint8Array.from([...Array(10).fill(0), ...secret]))],
  ['webp', 'a frame with details', frame([...buildWebpChunk('EXIF', Uint8Array.from(secret))])],
])('does not strip a %s with %s', (type, _what, inside) => {
  for (const mode of ['tidy', 'all', 'place'] as const) {
    expect(strip(type, insertBytes(type, inside), mode)).toBeNull()
  }
})

const XMP = 'http://ns.adobe.com/xap/1.0/\0'
const MORE = 'http://ns.adobe.com/xmp/extension/\0'
const note = (inside: string) => `<rdf:Description ${inside}/>`

test('removes only the drone location from XMP', () => {
  const said = note(`drone-dji:GpsLatitude="+52.5" drone-dji:GpsLongtitude="+13.4" dc:format="été"`)
  const made = strip('jpeg', insertBytes('jpeg', buildJpegSegment(0xe1, toCharacterCodes(XMP + said))), 'place')
  expect(made?.removedNames).toEqual(['XMP'])
  expect(toLatin1(made?.bytes)).toContain('dc:format="été"')
  expect(toLatin1(made?.bytes)).not.toMatch(/52\.5|13\.4|gps/i)
})

test.each([
  ['of another form', `<rdf:Seq geo:latitude="52.5"/>`],
  ['of two bytes a letter', [...note('exif:GPSLatitude="52.5"')].map((one) => `\0${one}`).join('')],
])('removes XMP %s with a location entirely', (_form, said) => {
  const made = strip('jpeg', insertBytes('jpeg', buildJpegSegment(0xe1, toCharacterCodes(XMP + said))), 'place')
  expect(made?.bytes).toEqual(plain.jpeg)
})

test('removes XMP with a location across several segments entirely', () => {
  const guid = 'A'.repeat(32) + '\0'.repeat(8)
  const segments = ['<rdf:Description exif:GP', 'SLatitude="52.5"/>']
    .map((piece) => buildJpegSegment(0xe1, toCharacterCodes(MORE + guid + piece)))
    .flatMap((segment) => [...segment])
  const made = strip('jpeg', insertBytes('jpeg', segments), 'place')
  expect(made?.removedNames).toEqual(['More XMP', 'More XMP'])
  expect(made?.bytes).toEqual(plain.jpeg)
})

const word = (value: number) => [value >> 8, value & 255]

const entry = (tag: number, type: number, count: number, value: number) => [
  ...word(tag),
  ...word(type),
  ...[0, 0, ...word(count)],
  ...[0, 0, ...word(value)],
]

const directory = (entries: readonly (readonly number[])[], next = 0) => [
  ...word(entries.length),
  ...entries.flat(),
  ...[0, 0, ...word(next)],
]

const tiff = (...rest: number[]) => [...toCharacterCodes('MM\0*\0\0\0\x08'), ...rest]
const turned = [...word(0x0112), ...word(3), 0, 0, 0, 1, ...word(6), 0, 0]
const exif = (content: readonly number[]) => buildJpegSegment(0xe1, [...toCharacterCodes('Exif\0\0'), ...content])
const gps = directory([entry(1, 2, 2, 0x4e00)])

test.each([
  // The first directory is 30 bytes with two entries and 18 with one.
  ['the directory of a thumbnail', tiff(...directory([turned], 26), ...directory([entry(0x8825, 4, 1, 44)]), ...gps)],
  ['a thumbnail’s own EXIF', tiff(...directory([turned]), 0xff, 0xd8, 0xff, 0xe1, ...toCharacterCodes('Exif\0\0MM'))],
  ['XMP inside', tiff(...directory([turned]), ...toCharacterCodes('<x exif:GPSLatitude="52"/>'))],
  [
    'a value of an unknown type',
    tiff(...directory([turned, entry(0x8825, 4, 1, 38)]), ...directory([entry(1, 99, 40, 56)]), ...secret),
  ],
])('reduces EXIF with a location in %s to its orientation', (_where, content) => {
  const before = insertBytes('jpeg', exif(content))
  const made = strip('jpeg', before, 'place')
  expect(made?.removedNames).toEqual(['EXIF'])
  expect(made?.bytes).toEqual(strip('jpeg', before, 'tidy')?.bytes)
  expect(made?.orientation).toBe(6)
})

test('removes compressed texts with the location', () => {
  const packed = buildPngChunk('zTXt', Uint8Array.from(toCharacterCodes('Comment\0\0packed')))
  const open = buildPngChunk('tEXt', Uint8Array.from(toCharacterCodes('Author\0Ada')))
  expect(strip('png', insertBytes('png', [...packed, ...open]), 'place')?.removedNames).toEqual(['Text: Comment'])
})

test('removes Content Credentials with coordinates', () => {
  const box = '\0\0\0\x2ajumb\0\0\0\x22jumdc2pa'
  const segment = (text: string) => [...buildJpegSegment(0xeb, toCharacterCodes(`JP\0\x01\0\0\0\x01${text}`))]
  const silent = insertBytes('jpeg', [...segment(box), ...segment('more')])
  const telling = insertBytes('jpeg', [...segment(box), ...segment('stds.exif EXIF:GP'), ...segment('SLatitude')])
  for (const mode of ['tidy', 'all', 'place'] as const) {
    expect(strip('jpeg', silent, mode)?.bytes).toEqual(silent)
    expect(strip('jpeg', telling, mode)?.removedNames[0]).toBe('Content Credentials')
    expect(toLatin1(strip('jpeg', telling, mode)?.bytes)).not.toContain('Latitude')
  }
})
