import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray<ArrayBuffer> }

/** Three box blurs one after the other come near a Gaussian one. */
const PASS_COUNT = 3

/**
 * A blurred copy of opaque pixels; `radius` in pixels. Edges go on with their own colour. For small pictures, to be scaled
 * up afterwards: `ctx.filter` does not exist in Safari's workers (MDN's compatibility data, 2026-11).
 */
export function blurPixels({ data, width, height }: Pixels, radius: number): Pixels {
  let pixels = data
  for (let pass = 0; pass < PASS_COUNT; pass += 1) {
    pixels = blurLines(pixels, { lineLength: width, lineCount: height, pixelStep: 4, lineStep: width * 4 }, radius)
    pixels = blurLines(pixels, { lineLength: height, lineCount: width, pixelStep: width * 4, lineStep: 4 }, radius)
  }
  return { data: pixels, width, height }
}

/** `lineLength` pixels lie `pixelStep` bytes apart, `lineCount` lines `lineStep` bytes. */
type LineLayout = { lineLength: number; lineCount: number; pixelStep: number; lineStep: number }

function blurLines(
  source: Uint8ClampedArray,
  { lineLength, lineCount, pixelStep, lineStep }: LineLayout,
  radius: number,
): Uint8ClampedArray<ArrayBuffer> {
  const output = new Uint8ClampedArray(source.length)
  const windowSize = 2 * radius + 1
  for (let lineIndex = 0; lineIndex < lineCount; lineIndex += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = lineIndex * lineStep + channel
      const getValue = (pixelIndex: number) =>
        source[start + Math.min(lineLength - 1, Math.max(0, pixelIndex)) * pixelStep] ?? 0
      let sum = 0
      for (let pixelIndex = -radius; pixelIndex <= radius; pixelIndex += 1) sum += getValue(pixelIndex)
      for (let pixelIndex = 0; pixelIndex < lineLength; pixelIndex += 1) {
        output[start + pixelIndex * pixelStep] = sum / windowSize
        sum += getValue(pixelIndex + radius + 1) - getValue(pixelIndex - radius)
      }
    }
  }
  return output
}
