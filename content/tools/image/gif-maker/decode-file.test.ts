import sharp from 'sharp'
import { beforeAll, expect, test, vi } from 'vitest'
import { createGif } from '@/lib/images/gif/create-gif'
import { resolveFormValues } from '@/lib/tool/form-values'
import { decodeFile } from './decode-file'
import { fields } from './form'

beforeAll(() => {
  vi.stubGlobal('ImageData', class {})
  vi.stubGlobal('createImageBitmap', async () => ({ width: 1, height: 1, close() {} }))
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => ({
        drawImage() {},
        putImageData() {},
        getImageData: () => ({ data: pixels, width: 1, height: 1 }),
      })
      convertToBlob = async () => new Blob()
    },
  )
})

const pixels = new Uint8ClampedArray(4).fill(255)

test('a moving picture brings its mean speed along: a first frame that is held does not slow the others', async () => {
  const gif = createGif({ playCount: 0, maxColors: 4, palette: null, dither: 'none', isTransparent: false })
  for (const ms of [2_000, 100, 100, 100]) gif.add({ data: pixels, width: 1, height: 1 }, ms)
  const file = new File([gif.finish()], 'a.gif')
  expect(await decodeFile({ file, maxFrames: 100 })).toMatchObject({ averageFrameMs: 575, skippedCount: 0 })
  expect(await decodeFile({ file, maxFrames: 2 })).toMatchObject({ averageFrameMs: 1_050, skippedCount: 2 })
})

test('a moving WebP of which a browser without a decoder gives one frame says so', async () => {
  const pages = Buffer.concat([Buffer.alloc(12, 200), Buffer.alloc(12, 20)])
  const raw = { width: 2, height: 4, channels: 3, pageHeight: 2 } as const
  const webp = await sharp(pages, { raw })
    .webp({ delay: [100, 100] })
    .toBuffer()
  const decoded = await decodeFile({ file: new File([new Uint8Array(webp)], 'a.webp'), maxFrames: 100 })
  expect(decoded.stills).toHaveLength(1)
  expect(decoded.isFirstFrameOnly).toBe(true)
})

test.each(['', 'red', 'url(x)'])('a link with the background %j is given white', (ground) => {
  const shape = { fields, promptLimit: 0 }
  expect(resolveFormValues(shape, { prompt: '', parameters: { ground } }).parameters.ground).toBe('#ffffff')
})
