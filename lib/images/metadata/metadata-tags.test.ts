import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { findRemainingMetadata } from './find-remaining-metadata'
import { formatLocation, listTags, readLocation } from './metadata-tags'
import { readTags } from './read-tags'

const heic = new Uint8Array(readFileSync(new URL('../../../test/media/photo.heic', import.meta.url)))

test('what a HEIC photo says is listed, with its place in degrees', async () => {
  const tags = await readTags(heic)
  expect(listTags(tags)).toContainEqual({ group: 'EXIF', name: 'Make', value: 'Anvil' })
  expect(listTags(tags).some(({ name }) => name.endsWith('Pointer'))).toBe(false)
  expect(readLocation(tags)).toBe('52.516667, 13.4')
})

test.each([
  ['52.516667, 13.4', '52.5167° north, 13.4° east'],
  ['-33.856784, -151.215297', '33.8568° south, 151.2153° west'],
  ['0, 0', '0° north, 0° east'],
])('%s is %s', (place, words) => {
  expect(formatLocation(place)).toBe(words)
})

test('nothing is found in nothing, and long values are cut', () => {
  expect([listTags({}), readLocation({})]).toEqual([[], null])
  const exif = { ImageDescription: { id: 1, value: [''], description: 'x'.repeat(900) } }
  expect(listTags({ exif })[0]?.value).toBe(`${'x'.repeat(200)}…`)
})

test('what should be gone and is not is named', async () => {
  const jpeg = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .withExif({ IFD0: { Make: 'Anvil' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .toBuffer()
  const bytes = new Uint8Array(jpeg)
  const left = (mode: 'all' | 'tidy' | 'place') => findRemainingMetadata('jpeg', bytes, { mode, keepCredentials: true })
  expect(await left('all')).toEqual(expect.arrayContaining(['Make', 'Orientation', 'EXIF', 'XMP']))
  expect(await left('tidy')).not.toContain('Orientation')
  expect(await left('place')).toEqual(['GPSLatitudeRef', 'GPSLatitude'])
  const plain = await sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
    .jpeg()
    .toBuffer()
  expect(await findRemainingMetadata('jpeg', new Uint8Array(plain), { mode: 'all', keepCredentials: false })).toEqual(
    [],
  )
})
