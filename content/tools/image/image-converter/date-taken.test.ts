import sharp from 'sharp'
import { expect, test } from 'vitest'
import { readTags } from '@/lib/images/metadata/read-tags'
import { insertDateTaken, readDateTaken } from './date-taken'

const taken = '2026:05:04 10:11:12'

test.each(['jpeg', 'png'] as const)('a %s says when it was taken and nothing else', async (type) => {
  const plain = sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })[type]()
  const before = new Uint8Array(await plain.toBuffer())
  const picture = new Blob([before], { type: `image/${type}` })
  const made = insertDateTaken(picture, taken)
  const bytes = new Uint8Array(await made.arrayBuffer())
  const tags = await readTags(bytes)
  expect(Object.keys(tags.exif ?? {})).toEqual(['Exif IFD Pointer', 'DateTimeOriginal'])
  expect([readDateTaken(tags), made.type]).toEqual([taken, `image/${type}`])
  expect(await sharp(bytes).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
})

test('other types stay as they were, and no date is none', async () => {
  const picture = new Blob(['RIFF'], { type: 'image/webp' })
  expect(insertDateTaken(picture, taken)).toBe(picture)
  expect(readDateTaken({})).toBeNull()
})

test('a clock that was never set says no date, so the one of the scan counts', () => {
  const said = (description: string) => ({ id: 0x9003, value: [''], description })
  const DateTimeOriginal = said('0000:00:00 00:00:00')
  expect(readDateTaken({ exif: { DateTimeOriginal } })).toBeNull()
  expect(readDateTaken({ exif: { DateTimeOriginal, DateTimeDigitized: said(taken) } })).toBe(taken)
})
