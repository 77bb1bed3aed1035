import { expect, test } from 'vitest'
import { getPastedFiles } from './use-drop-and-paste'

const picture = new File(['x'], 'image.png', { type: 'image/png' })
const pasted = (types: readonly string[], isInBox: boolean) =>
  getPastedFiles({
    clipboardData: { types, files: [picture] as unknown as FileList },
    target: { closest: () => (isInBox ? ({} as Element) : null) },
  })

test('words with a picture of them, as spreadsheets copy, go into the text box that they are pasted into', () => {
  expect(pasted(['text/plain', 'Files'], true)).toEqual([])
  expect(pasted(['text/plain', 'Files'], false)).toEqual([picture])
})

test('a picture alone is taken from everywhere', () => {
  expect(pasted(['Files'], true)).toEqual([picture])
  expect(pasted(['text/html', 'Files'], false)).toEqual([picture])
  expect(getPastedFiles({ clipboardData: null, target: null })).toEqual([])
})
