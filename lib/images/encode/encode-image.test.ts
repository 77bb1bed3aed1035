import { afterEach, expect, test, vi } from 'vitest'
import { encodeImage } from './encode-image'

vi.mock('./image-codecs', () => ({ encodePng: async () => new Blob(['oxipng'], { type: 'image/png' }) }))

afterEach(() => vi.unstubAllGlobals())

const canvasOfAlpha = (alpha: number) =>
  class {
    getContext() {
      const canvas = { convertToBlob: async () => new Blob(['canvas'], { type: 'image/png' }) }
      return { canvas, putImageData() {}, getImageData: () => ({ data: [0, 0, 0, alpha] }) }
    }
  }

const pixels = (width: number, height: number) =>
  ({ data: new Uint8ClampedArray(width * height * 4).fill(255), width, height }) as unknown as ImageData

test.each([
  ['a canvas that stayed blank', 0, pixels(4_097, 4_096), 'oxipng'],
  ['a canvas that took them', 255, pixels(4_097, 4_096), 'canvas'],
  ['few enough for every browser', 0, pixels(4, 4), 'canvas'],
])('encodes a PNG of %s', async (_, alpha, picture, by) => {
  vi.stubGlobal('OffscreenCanvas', canvasOfAlpha(alpha))
  expect(await (await encodeImage('png', picture, 90)).text()).toBe(by)
})
