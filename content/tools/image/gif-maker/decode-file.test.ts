import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { createGifEncoder } from '@/lib/images/gif/create-gif'
import { decodeFile } from './decode-file'

const pixels = new Uint8ClampedArray(4).fill(255)

beforeAll(() => {
  const imageData = { data: pixels, width: 1, height: 1 }
  const context = { drawImage() {}, putImageData() {}, getImageData: () => imageData }
  vi.stubGlobal('ImageData', class {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({ ...context, canvas: this })
      convertToBlob = async () => new Blob()
    },
  )
})

test.each([
  [100, [100, 500, 1_200, 20], 0],
  [2, [100, 500], 2],
])('reads up to %i frames of an animation, each with its time', async (maxFrames, times, skippedCount) => {
  const gif = createGifEncoder({ playCount: 0, maxColors: 4, palette: null, dither: 'none', isTransparent: false })
  for (const ms of [100, 500, 1_200, 20]) gif.add({ data: pixels, width: 1, height: 1 }, ms)
  const decoded = await decodeFile({ file: new File([gif.finish()], 'a.gif'), maxFrames })
  expect([decoded.stills.map(({ ms }) => ms), decoded.skippedCount]).toEqual([times, skippedCount])
})

test('reports an animated WebP of which the browser decodes only the first frame', async () => {
  const frames = Buffer.concat([Buffer.alloc(12, 200), Buffer.alloc(12, 20)])
  const image = sharp(frames, { raw: { width: 2, height: 4, channels: 3, pageHeight: 2 } })
  const webp = new Uint8Array(await image.webp({ delay: [100, 100] }).toBuffer())
  const decoded = await decodeFile({ file: new File([webp], 'a.webp'), maxFrames: 100 })
  expect([decoded.stills.length, decoded.isFirstFrameOnly]).toEqual([1, true])
})
