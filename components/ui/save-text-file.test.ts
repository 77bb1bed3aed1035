import { expect, test } from 'vitest'
import { getMimeType } from './save-text-file'

test.each([
  ['subtitles.srt', 'application/x-subrip'],
  ['subtitles.vtt', 'text/vtt'],
  ['a.b.json', 'application/json'],
  ['notes', 'text/plain'],
  ['x.exe', 'text/plain'],
])('%s is saved as %s', (name, type) => {
  expect(getMimeType(name)).toBe(type)
})
