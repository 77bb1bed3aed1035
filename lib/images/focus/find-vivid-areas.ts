import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray }

/** A square of a picture, in its pixels, and how much of it is vivid and rare, from 0 to 1. */
export type VividArea = Size & { x: number; y: number; weight: number }

const SIDE = 8

/** The least difference between a pixel's strongest and weakest part, of 255, from which on it is vivid: skin has less. */
const MIN_CHROMA = 110

/** A colour that takes more of a picture is its ground, not what stands out from it. */
const MAX_SHARE = 0.08

/** Steps of each part of a colour; those a step apart are one colour. */
const STEPS = 16

/** Where a picture has a strong colour that is rare in it: a red boat, a yellow coat. */
export function findVividAreas({ data, width, height }: Pixels): VividArea[] {
  const shares = computeColourShares(data)
  const parts: VividArea[] = []
  for (let y = 0; y + SIDE <= height; y += SIDE)
    for (let x = 0; x + SIDE <= width; x += SIDE) {
      let weight = 0
      for (let at = 0; at < SIDE ** 2; at += 1) {
        const from = ((y + Math.floor(at / SIDE)) * width + x + (at % SIDE)) * 4
        const [red = 0, green = 0, blue = 0] = data.subarray(from, from + 3)
        const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
        const rarity = 1 - (shares[getColourKey(red, green, blue)] ?? 0) / MAX_SHARE
        if (chroma >= MIN_CHROMA && rarity > 0) weight += ((chroma / 255) * rarity) / SIDE ** 2
      }
      if (weight > 0) parts.push({ x, y, width: SIDE, height: SIDE, weight })
    }
  return parts
}

const getColourKey = (...parts: readonly number[]) =>
  parts.reduce((key, part) => key * STEPS + Math.floor((part * STEPS) / 256), 0)

/** How much of the picture each colour takes with those a step apart, by its key. */
function computeColourShares(data: Uint8ClampedArray): Float32Array {
  const shares = new Float32Array(STEPS ** 3)
  for (let at = 0; at < data.length; at += 4) {
    const key = getColourKey(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
    shares[key] = (shares[key] ?? 0) + 4 / data.length
  }
  return [STEPS ** 2, STEPS, 1].reduce(
    (sums, by) =>
      sums.map((share, key) => {
        const step = Math.floor(key / by) % STEPS
        return share + (step > 0 ? (sums[key - by] ?? 0) : 0) + (step < STEPS - 1 ? (sums[key + by] ?? 0) : 0)
      }),
    shares,
  )
}
