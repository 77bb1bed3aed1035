import sharp from 'sharp'
import { expect, test } from 'vitest'
import { buildJpegSegment } from '@/lib/images/metadata/strip-metadata'
import { listUntaggedSegments } from './list-untagged-segments'

const red = () => sharp({ create: { width: 9, height: 9, channels: 3, background: 'red' } })
const letters = (text: string) => [...new TextEncoder().encode(text)]

test('a comment is listed as it reads, a maker’s own part and a film behind the picture with their size', async () => {
  const plain = new Uint8Array(await red().jpeg().toBuffer())
  const extras = [
    buildJpegSegment(0xfe, letters('by Ada\n')),
    buildJpegSegment(0xfe, letters('12 Mill Lane')),
    buildJpegSegment(0xe5, letters('Samsung')),
    buildJpegSegment(0xed, letters('Photoshop 3.0\0 8BIM\x04\x04 Berlin')),
  ].flatMap((segment) => [...segment])
  const file = Uint8Array.from([...plain.subarray(0, 2), ...extras, ...plain.subarray(2), ...letters('a film')])
  const group = 'Beside the picture'
  expect(listUntaggedSegments(file)).toEqual([
    { group, name: 'Comment', value: 'by Ada · 12 Mill Lane' },
    { group, name: 'APP5', value: '7 bytes' },
    { group, name: 'After the picture', value: '6 bytes' },
  ])
  expect(listUntaggedSegments(plain)).toEqual([])
})

test('a GIF’s comment is listed, and a file that is no picture says nothing', async () => {
  const gif = new Uint8Array(await red().gif().toBuffer())
  const comment = [0x21, 0xfe, 3, ...letters('Ada'), 0]
  const found = listUntaggedSegments(Uint8Array.from([...gif.subarray(0, -1), ...comment, 0x3b]))
  expect(found).toMatchObject([{ name: 'Comment', value: 'Ada' }])
  expect(listUntaggedSegments(new Uint8Array(9))).toEqual([])
})
