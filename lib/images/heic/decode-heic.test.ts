import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { decodeHeic } from './decode-heic'

/** The photo is red at the top, green at the lower left and blue at the lower right. libheif and x265 made it. */
const photo = new Uint8Array(readFileSync(new URL('../../../test/media/photo.heic', import.meta.url)))

// libheif refuses to run in Node, but not in an Electron page.
beforeAll(() => void Object.assign(process, { type: 'renderer' }))

afterAll(() => void Reflect.deleteProperty(process, 'type'))

test('decodes a HEIC photo at its size and with its colors', async () => {
  const { data, width, height } = await decodeHeic(photo)
  expect([width, height]).toEqual([160, 120])
  const readPixel = (x: number, y: number) => [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4)]
  for (const [x, y, color] of [
    [80, 20, [200, 30, 30, 255]],
    [20, 100, [30, 160, 60, 255]],
    [140, 100, [30, 60, 200, 255]],
  ] as const) {
    for (const [channel, value] of readPixel(x, y).entries())
      expect(Math.abs(value - (color[channel] ?? 0))).toBeLessThan(4)
  }
})

test.each([0, 600])('reports a file cut to %d bytes as damaged', async (bytes) => {
  await expect(decodeHeic(photo.slice(0, bytes))).rejects.toMatchObject({ code: 'damaged' })
})
