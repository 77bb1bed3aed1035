import { GIFEncoder } from 'gifenc'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { ImageError } from '@/lib/core/errors/image-errors'
import { decodeGifFrames } from './gif-frames'

const palette = [
  [250, 0, 0],
  [0, 240, 0],
  [0, 0, 230],
  [9, 9, 9],
] as const

/** Frames of 4 × 2 pixels by palette index; 3 is clear. */
function buildGif(frames: readonly { index: readonly number[]; dispose: number; delay?: number }[]) {
  const encoder = GIFEncoder()
  for (const { index, dispose, delay = 100 } of frames) {
    const options = { palette, dispose, delay, transparent: true, transparentIndex: 3, colorDepth: 2 }
    encoder.writeFrame(Uint8Array.from(index), 4, 2, options)
  }
  encoder.finish()
  return encoder.bytes()
}

const moving = [
  { index: [0, 0, 0, 0, 0, 0, 0, 0], dispose: 1 },
  { index: [3, 1, 1, 3, 3, 3, 3, 3], dispose: 3 },
  { index: [3, 3, 3, 3, 2, 3, 3, 2], dispose: 2 },
  { index: [3, 3, 1, 3, 3, 3, 3, 3], dispose: 1 },
]

test('frames are laid over each other, put back and cleared as libvips does it', async () => {
  const gif = buildGif(moving)
  const expected = await sharp(gif, { animated: true }).ensureAlpha().raw().toBuffer()
  const frames = [...decodeGifFrames(gif)].map(({ index, frameCount }) => `${index} of ${frameCount}`)
  expect(frames).toEqual(['0 of 4', '1 of 4', '2 of 4', '3 of 4'])
  let at = 0
  for (const { pixels } of decodeGifFrames(gif)) {
    const actualPixels = [...pixels.data].map((value, byte) => (pixels.data[byte | 3] === 0 ? 0 : value))
    const expectedPixels = [...expected.subarray(at, at + 32)].map((value, byte) =>
      expected[at + (byte | 3)] === 0 ? 0 : value,
    )
    expect(actualPixels).toEqual(expectedPixels)
    at += 32
  }
})

test('times are those that browsers play', () => {
  const gif = buildGif([0, 10, 20, 250].map((delay) => ({ index: [0, 1, 2, 3, 0, 1, 2, 3], dispose: 1, delay })))
  expect(Array.from(decodeGifFrames(gif), ({ durationMs }) => durationMs)).toEqual([100, 100, 20, 250])
})

test('an interlaced picture comes out in order', async () => {
  const rows = Uint8Array.from({ length: 16 * 16 * 3 }, (_, at) => (Math.floor(at / 48) % 2 ? 255 : 0))
  const gif = await sharp(rows, { raw: { width: 16, height: 16, channels: 3 } })
    .gif({ progressive: true })
    .toBuffer()
  const [frame] = decodeGifFrames(new Uint8Array(gif))
  const column = Array.from({ length: 16 }, (_, y) => frame?.pixels.data[y * 64])
  expect(column).toEqual(Array.from({ length: 16 }, (_, y) => (y % 2 ? 255 : 0)))
})

test('no cut or broken file makes it run for ever or fail in other words', () => {
  const gif = buildGif(moving)
  for (let length = 0; length < gif.length; length += 3) {
    for (const bytes of [gif.slice(0, length), gif.slice().fill(0xff, length, length + 3)]) {
      try {
        for (const { pixels } of decodeGifFrames(bytes)) expect(pixels.data.length).toBeGreaterThan(0)
      } catch (error) {
        expect(error).toBeInstanceOf(ImageError)
      }
    }
  }
})
