import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildPngChunk } from '@/lib/images/metadata/png-chunks'
import { buildJpegSegment } from '@/lib/images/metadata/strip-metadata'
import { listUntaggedSegments } from './list-untagged-segments'
import { buildOutputName, formatRemovalNote, type RemovalResult, run } from './run'

const red = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } })
const encodeAscii = (text: string) => [...new TextEncoder().encode(text)]

function remove(content: BlobPart, name: string) {
  const options = { remove: 'tidy', credentials: 'keep', names: 'clean' } as const
  const job = { fileNumber: 1, canUseFirstFrame: false, canReencode: false, tweak: null }
  return run(new AbortController().signal, new File([content], name), { ...options, ...job })
}

test('counts removed details, including those that sharp adds', async () => {
  const exif = { IFD0: { Make: 'Anvil', Artist: 'Jane' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } }
  const bytes = new Uint8Array(await red.clone().jpeg().withExif(exif).toBuffer())
  const output = await remove(bytes, 'a.jpg')
  expect(output).toMatchObject({ name: 'a-clean.jpg', removedCount: 15 })
  const cleaned = Buffer.from(await output.blob.arrayBuffer())
  expect(cleaned.includes('Jane')).toBe(false)
  expect(await sharp(cleaned).raw().toBuffer()).toEqual(await sharp(bytes).raw().toBuffer())
})

test('counts a removed part without tags by its name', async () => {
  const png = await red.clone().png().toBuffer()
  const time = buildPngChunk('tIME', Uint8Array.from([7, 234, 11, 23, 6, 0, 0]))
  const bytes = new Uint8Array(Buffer.concat([png.subarray(0, 33), time, png.subarray(33)]))
  const note = 'Removed: Last modified (19 bytes). Checked: 0 tags left except rotation and color.'
  expect(await remove(bytes, 'a.png')).toMatchObject({ removedCount: 1, note })
})

const compressedText = (text: string) => [...encodeAscii('prompt\0\0'), ...deflateSync(text)]
const resolutionChunk = buildPngChunk('pHYs', Uint8Array.from([0, 0, 3, 232, 0, 0, 3, 232, 1]))

test.each([
  [
    'a text of each kind',
    [
      ['zTXt', compressedText('a cat')],
      ['tEXt', encodeAscii('Author\0Ada')],
    ],
    2,
  ],
  ['a plain text', [['tEXt', encodeAscii('Author\0Ada')]], 1],
] as const)('counts %s, and not the header of the PNG', async (_, chunks, removedCount) => {
  const png = await red.clone().png().toBuffer()
  const added = chunks.map(([type, content]) => buildPngChunk(type, Uint8Array.from(content)))
  const bytes = new Uint8Array(Buffer.concat([png.subarray(0, 33), resolutionChunk, ...added, png.subarray(33)]))
  expect(await remove(bytes, 'a.png')).toMatchObject({ removedCount })
})

test.each([
  ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?><html/>', 'not_a_picture'],
])('refuses %s as %s', async (text, code) => {
  await expect(remove(text, 'a.svg')).rejects.toMatchObject({ code })
})

test('names a file by the chosen rule', () => {
  const build = (names: 'clean' | 'keep' | 'number') => buildOutputName('IMG_1.JPG', { names, fileNumber: 4 }, 'jpg')
  expect([build('clean'), build('keep'), build('number')]).toEqual(['IMG_1-clean.jpg', 'IMG_1.jpg', 'image-04.jpg'])
})

test.each<[Partial<RemovalResult>, string]>([
  [{}, 'Nothing to remove. The file is unchanged. Checked: 0 tags left except rotation and color.'],
  [
    { hasCredentials: true },
    'Nothing to remove. The file is unchanged. Checked: 0 tags left except rotation and color. Content Credentials stay. They may name who made the image.',
  ],
  [
    { removedNames: ['EXIF', 'XMP', 'XMP'], savedBytes: 4_200 },
    'Removed: EXIF, XMP (4.2 kB). Checked: 0 tags left except rotation and color.',
  ],
  [{ mode: 'place', removedNames: ['EXIF'] }, 'Removed: EXIF. Checked: no location left. Everything else stays.'],
  [
    { mode: 'all', removedNames: ['EXIF', 'Color profile'], savedBytes: 100, orientation: 6 },
    'Removed: EXIF, Color profile (100 bytes). Checked: 0 tags left. Without its rotation tag, it may appear sideways. Without its color profile, colors may shift.',
  ],
  [
    { mode: 'all', removedNames: ['XMP'], savedBytes: 9, hasCredentials: true },
    'Removed: XMP (9 bytes). Checked: 0 tags left. Content Credentials stay. They may name who made the image, and may now show it as edited.',
  ],
])('the note for %j: %s', (fields, words) => {
  const result: RemovalResult = { removedNames: [], orientation: 1, mode: 'tidy', savedBytes: 0, hasCredentials: false }
  expect(formatRemovalNote({ ...result, ...fields })).toBe(words)
})

test('lists comments of a JPEG as text and other parts with their size', async () => {
  const plain = new Uint8Array(await red.clone().jpeg().toBuffer())
  const extras = [
    buildJpegSegment(0xfe, encodeAscii('by Ada\n')),
    buildJpegSegment(0xfe, encodeAscii('12 Mill Lane')),
    buildJpegSegment(0xe5, encodeAscii('Samsung')),
    buildJpegSegment(0xed, encodeAscii('Photoshop 3.0\0 8BIM\x04\x04 Berlin')),
  ].flatMap((segment) => [...segment])
  const file = Uint8Array.from([...plain.subarray(0, 2), ...extras, ...plain.subarray(2), ...encodeAscii('a film')])
  const group = 'Beside the image'
  expect(listUntaggedSegments(file)).toEqual([
    { group, name: 'Comment', value: 'by Ada · 12 Mill Lane' },
    { group, name: 'APP5', value: '7 bytes' },
    { group, name: 'Data after the image', value: '6 bytes' },
  ])
  expect(listUntaggedSegments(plain)).toEqual([])
})

test('lists the comment of a GIF, and nothing for an unknown file', async () => {
  const gif = new Uint8Array(await red.clone().gif().toBuffer())
  const comment = [0x21, 0xfe, 3, ...encodeAscii('Ada'), 0]
  const segments = listUntaggedSegments(Uint8Array.from([...gif.subarray(0, -1), ...comment, 0x3b]))
  expect(segments).toMatchObject([{ name: 'Comment', value: 'Ada' }])
  expect(listUntaggedSegments(new Uint8Array(9))).toEqual([])
})
