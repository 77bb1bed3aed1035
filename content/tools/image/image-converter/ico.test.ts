import { imageSize } from 'image-size'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { sniffImageType } from '@/lib/images/sniff-image-type'
import { buildIcoFile, getIcoSizes, padToSquare } from './ico'

test.each([
  [10, [16]],
  [16, [16]],
  [47, [16, 32]],
  [255, [16, 32, 48]],
  [4_000, [16, 32, 48, 256]],
])('a picture of %d pixels is an icon of %j', (longest, sides) => {
  expect(getIcoSizes(longest)).toEqual(sides)
})

test('an icon lists its pictures, and each is a whole PNG', async () => {
  const pngs = await Promise.all(
    [16, 256].map(async (side) => {
      const picture = sharp({ create: { width: side, height: side, channels: 4, background: '#a040107f' } })
      return { side, png: new Uint8Array(await picture.png().toBuffer()) }
    }),
  )
  const ico = buildIcoFile(pngs)
  expect(sniffImageType(ico)).toBe('ico')
  expect(imageSize(ico).images).toMatchObject([
    { width: 16, height: 16 },
    { width: 256, height: 256 },
  ])
  const view = new DataView(ico.buffer)
  for (const [index, { side }] of pngs.entries()) {
    const [length, offset] = [view.getUint32(14 + index * 16, true), view.getUint32(18 + index * 16, true)]
    const { width, format } = await sharp(ico.subarray(offset, offset + length)).metadata()
    expect({ width, format }).toEqual({ width: side, format: 'png' })
  }
})

test('a wide picture stands in the middle of its square', () => {
  const red = [255, 0, 0, 255]
  const square = padToSquare({ data: new Uint8ClampedArray([...red, ...red, ...red]), width: 3, height: 1 }, 3)
  const row = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
  expect([...square]).toEqual([...row, ...red, ...red, ...red, ...row])
})
