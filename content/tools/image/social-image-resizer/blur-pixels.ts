import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray<ArrayBuffer> }

/** Three box blurs one after the other come near a Gaussian one. */
const PASSES = 3

/**
 * A blurred copy of opaque pixels; `radius` in pixels. Edges go on with their own colour. For small pictures, to be scaled
 * up afterwards: `ctx.filter` does not exist in Safari's workers (MDN's compatibility data, 2026-11).
 */
export function blurPixels({ data, width, height }: Pixels, radius: number): Pixels {
  let pixels = data
  for (let pass = 0; pass < PASSES; pass += 1) {
    pixels = blurLines(pixels, { lineLength: width, lineCount: height, step: 4, lineStep: width * 4 }, radius)
    pixels = blurLines(pixels, { lineLength: height, lineCount: width, step: width * 4, lineStep: 4 }, radius)
  }
  return { data: pixels, width, height }
}

/** `lineLength` pixels lie `step` bytes apart, `lineCount` lines `lineStep` bytes. */
type LineLayout = { lineLength: number; lineCount: number; step: number; lineStep: number }

function blurLines(
  source: Uint8ClampedArray,
  { lineLength, lineCount, step, lineStep }: LineLayout,
  radius: number,
): Uint8ClampedArray<ArrayBuffer> {
  const output = new Uint8ClampedArray(source.length)
  const span = 2 * radius + 1
  for (let row = 0; row < lineCount; row += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = row * lineStep + channel
      const getValue = (place: number) => source[start + Math.min(lineLength - 1, Math.max(0, place)) * step] ?? 0
      let sum = 0
      for (let place = -radius; place <= radius; place += 1) sum += getValue(place)
      for (let place = 0; place < lineLength; place += 1) {
        output[start + place * step] = sum / span
        sum += getValue(place + radius + 1) - getValue(place - radius)
      }
    }
  }
  return output
}
