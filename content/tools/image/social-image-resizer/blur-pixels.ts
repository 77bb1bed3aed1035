import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray<ArrayBuffer> }

/** Three box blurs one after the other come near a Gaussian one. */
const PASSES = 3

/**
 * A blurred copy of opaque pixels; `radius` in pixels. Edges go on with their own colour. For small pictures, to be scaled
 * up afterwards: `ctx.filter` does not exist in Safari's workers (MDN's compatibility data, 2026-11).
 */
export function blurPixels({ data, width, height }: Pixels, radius: number): Pixels {
  let from = data
  for (let pass = 0; pass < PASSES; pass += 1) {
    from = blurLines(from, { line: width, lines: height, step: 4, lineStep: width * 4 }, radius)
    from = blurLines(from, { line: height, lines: width, step: width * 4, lineStep: 4 }, radius)
  }
  return { data: from, width, height }
}

/** `line` pixels lie `step` bytes apart, `lines` lines `lineStep` bytes. */
type LineLayout = { line: number; lines: number; step: number; lineStep: number }

function blurLines(
  from: Uint8ClampedArray,
  { line, lines, step, lineStep }: LineLayout,
  radius: number,
): Uint8ClampedArray<ArrayBuffer> {
  const made = new Uint8ClampedArray(from.length)
  const span = 2 * radius + 1
  for (let row = 0; row < lines; row += 1) {
    for (let channel = 0; channel < 4; channel += 1) {
      const start = row * lineStep + channel
      const at = (place: number) => from[start + Math.min(line - 1, Math.max(0, place)) * step] ?? 0
      let sum = 0
      for (let place = -radius; place <= radius; place += 1) sum += at(place)
      for (let place = 0; place < line; place += 1) {
        made[start + place * step] = sum / span
        sum += at(place + radius + 1) - at(place - radius)
      }
    }
  }
  return made
}
