import { expect, test } from 'vitest'
import { readTextFile } from './read-text-file'

const read = (...parts: BlobPart[]) => readTextFile(new Blob(parts))
const bytes = (...values: number[]) => new Uint8Array(values)

test.each([
  ['UTF-8', ['naïve 👩‍👧\n'], 'naïve 👩‍👧\n'],
  ['UTF-8 with its mark', [bytes(0xef, 0xbb, 0xbf), 'a'], 'a'],
  ['UTF-16, as Notepad saves it', [bytes(0xff, 0xfe, 0x61, 0x00, 0x0a, 0x00)], 'a\n'],
  ['UTF-16, the other way round', [bytes(0xfe, 0xff, 0x00, 0x61)], 'a'],
  ['lines of Windows and of old Macs', ['a\r\nb\rc'], 'a\nb\nc'],
  ['nothing', [], ''],
])('%s is read', async (_, parts, text) => {
  expect(await read(...parts)).toEqual({ text })
})

test('a picture under any name is no text', async () => {
  expect(await read(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13))).toEqual({
    errorCode: 'not_text',
  })
  expect(await read(bytes(0xff, 0xd8, 0xff, 0xe0, 0x10, 0x4a, 0x02))).toEqual({ errorCode: 'not_text' })
})

test('a text of another encoding is not guessed at, and a cut one is not read', async () => {
  expect(await read(bytes(0x6e, 0x61, 0xef, 0x76, 0x65))).toEqual({ errorCode: 'not_utf8' })
  expect(await read('a', bytes(0xf0, 0x9f, 0x91))).toEqual({ errorCode: 'not_utf8' })
  expect(await read(bytes(0xff, 0xfe, 0x61))).toEqual({ errorCode: 'not_utf8' })
})

test('a file of more than 5 MB is not opened', async () => {
  expect(await read('a'.repeat(5_000_001))).toEqual({ errorCode: 'too_large' })
})
