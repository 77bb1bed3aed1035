import { afterEach, expect, test, vi } from 'vitest'
import { encodeImage } from './encode-image'

vi.mock('./image-codecs', () => ({ encodePng: async () => new Blob(['oxipng'], { type: 'image/png' }) }))

afterEach(() => vi.unstubAllGlobals())

const createCanvasClass = (alpha: number) =>
  class {
    getContext() {
      const canvas = { convertToBlob: async () => new Blob(['canvas'], { type: 'image/png' }) }
      return { canvas, putImageData() {}, getImageData: () => ({ data: [0, 0, 0, alpha] }) }
    }
  }

const createPixels = (width: number, height: number) =>
  ({ data: new Uint8ClampedArray(width * height * 4).fill(255), width, height }) as unknown as ImageData

test.each([
  ['large image, canvas left blank by the browser: OxiPNG', 0, createPixels(4_097, 4_096), 'oxipng'],
  ['large image that the canvas accepts: browser encoder', 255, createPixels(4_097, 4_096), 'canvas'],
  ['image small enough for every browser: browser encoder', 0, createPixels(4, 4), 'canvas'],
])('encodes a PNG of %s', async (_, alpha, picture, encoder) => {
  vi.stubGlobal('OffscreenCanvas', createCanvasClass(alpha))
  expect(await (await encodeImage('png', picture, 90)).text()).toBe(encoder)
})
