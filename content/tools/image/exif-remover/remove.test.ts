import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildPngChunk } from '@/lib/images/metadata/png-chunks'
import { formatRemovalNote, type RemovalResult } from './format-removal-note'
import { buildOutputName, run } from './remove'

const defaultOptions = {
  remove: 'tidy',
  credentials: 'keep',
  names: 'clean',
  fileNumber: 1,
  canUseFirstFrame: false,
  canReencode: false,
  tweak: null,
} as const

const removalResult: RemovalResult = {
  removedNames: [],
  orientation: 1,
  mode: 'tidy',
  savedBytes: 0,
  hasCredentials: false,
}

test.each<[Partial<RemovalResult>, string]>([
  [{}, 'Nothing to remove, so the file is unchanged. Read again: 0 tags left, but for rotation and colours.'],
  [
    { removedNames: ['EXIF', 'XMP', 'XMP'], savedBytes: 4_200 },
    'Removed: EXIF, XMP (4.2 kB). Read again: 0 tags left, but for rotation and colours.',
  ],
  [
    { mode: 'place', removedNames: ['EXIF'], savedBytes: 0 },
    'Removed: EXIF. Read again: no position left. The rest stays.',
  ],
  [
    { mode: 'all', removedNames: ['EXIF', 'Colour profile'], savedBytes: 100, orientation: 6 },
    'Removed: EXIF, Colour profile (100 bytes). Read again: 0 tags left. Without its note on rotation it may lie on its side. Without its colour profile colours may shift.',
  ],
  [
    { mode: 'all', removedNames: ['Content Credentials'], savedBytes: 9 },
    'Removed: Content Credentials (9 bytes). Read again: 0 tags left.',
  ],
  [
    { mode: 'all', removedNames: ['XMP'], savedBytes: 9, hasCredentials: true },
    'Removed: XMP (9 bytes). Read again: 0 tags left. Content Credentials stay. They may name who made it, and may now be shown as changed.',
  ],
])('%j is told as it is', (change, words) => {
  expect(formatRemovalNote({ ...removalResult, ...change })).toBe(words)
})

test.each([
  ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>', 'svg'],
  ['<?xml version="1.0"?><html/>', 'not_a_picture'],
])('%s is refused as what it is', async (text, code) => {
  const made = run(new AbortController().signal, new File([text], 'a.svg'), defaultOptions)
  await expect(made).rejects.toMatchObject({ code })
})

test.each([
  ['clean', 'IMG_1-clean.jpg'],
  ['keep', 'IMG_1.jpg'],
  ['number', 'picture-04.jpg'],
] as const)('a name by %s is %s', (names, name) => {
  expect(buildOutputName('IMG_1.JPG', { names, fileNumber: 4 }, 'jpg')).toBe(name)
})

test('it is counted how many details are gone, those that sharp adds too', async () => {
  const flat = sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } }).jpeg()
  const exif = {
    IFD0: { Make: 'Anvil', Artist: 'Jane' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' },
  }
  const bytes = new Uint8Array(await flat.withExif(exif).toBuffer())
  const made = run(new AbortController().signal, new File([bytes], 'a.jpg'), defaultOptions)
  expect(await made).toMatchObject({ name: 'a-clean.jpg', removedCount: 15 })
})

test('a part in which no reader finds tags counts as what it is named', async () => {
  const png = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#c81e1e' } })
    .png()
    .toBuffer()
  const time = buildPngChunk('tIME', Uint8Array.from([7, 234, 11, 23, 6, 0, 0]))
  const bytes = new Uint8Array(Buffer.concat([png.subarray(0, 33), time, png.subarray(33)]))
  const made = await run(new AbortController().signal, new File([bytes], 'a.png'), defaultOptions)
  expect([made.removedCount, made.note]).toEqual([
    1,
    'Removed: Time of the last change (19 bytes). Read again: 0 tags left, but for rotation and colours.',
  ])
})
