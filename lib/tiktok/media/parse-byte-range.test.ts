import { expect, test } from 'vitest'
import { parseByteRange } from './parse-byte-range'

// Row 104
test.each([
  [null, null],
  ['bytes=0-', 'bytes=0-'],
  ['bytes=0-499', 'bytes=0-499'],
  ['bytes=500-500', 'bytes=500-500'],
  ['bytes=-5', 'bytes=-5'],
  ['bytes=9-1', 'impossible'],
  ['bytes=-0', 'impossible'],
  ['bytes=100000000000000000000-', 'impossible'],
  ['bytes=0-100000000000000000000', 'bytes=0-100000000000000000000'],
  ['bytes=0-1,5-6', null],
  ['bytes=-', null],
  ['bytes=', null],
  ['bytes=a-b', null],
  ['bytes=1.5-2', null],
  ['bytes=0x10-', null],
  ['items=0-5', null],
  ['bytes=0-\r\nX: y', null],
])('of %j, %j goes on', (header, range) => {
  expect(parseByteRange(header)).toBe(range)
})
