import { expect, test } from 'vitest'
import { getPastedFiles } from './use-drop-and-paste'

const image = new File(['x'], 'image.png', { type: 'image/png' })
const pasteEvent = (types: readonly string[], isInBox: boolean) =>
  getPastedFiles({
    clipboardData: { types, files: [image] as unknown as FileList },
    target: { closest: () => (isInBox ? ({} as Element) : null) },
  })

test('words with a picture of them, as spreadsheets copy, go into the text box that they are pasted into', () => {
  expect(pasteEvent(['text/plain', 'Files'], true)).toEqual([])
  expect(pasteEvent(['text/plain', 'Files'], false)).toEqual([image])
})

test('a picture alone is taken from everywhere', () => {
  expect(pasteEvent(['Files'], true)).toEqual([image])
  expect(pasteEvent(['text/html', 'Files'], false)).toEqual([image])
  expect(getPastedFiles({ clipboardData: null, target: null })).toEqual([])
})
