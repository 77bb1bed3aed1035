import type { Pixels, Size } from '@/lib/core/geometry/sizes'

export type VividArea = Size & { x: number; y: number; weight: number }

const AREA_SIDE = 8

/** Minimum difference between a pixel's strongest and weakest channel, of 255, to count as vivid. Skin is below it. */
const MIN_CHROMA = 110

/** A color with a larger share counts as background. */
const MAX_COLOR_SHARE = 0.08

/** Quantization steps per channel. Colors one step apart count as one. */
const CHANNEL_STEPS = 16

/** Finds areas with a strong color that is rare in the image, such as a red boat. */
export function findVividAreas({ data, width, height }: Pixels): VividArea[] {
  const shares = computeColorShares(data)
  const areas: VividArea[] = []
  for (let y = 0; y + AREA_SIDE <= height; y += AREA_SIDE)
    for (let x = 0; x + AREA_SIDE <= width; x += AREA_SIDE) {
      let weight = 0
      for (let index = 0; index < AREA_SIDE ** 2; index += 1) {
        const offset = ((y + Math.floor(index / AREA_SIDE)) * width + x + (index % AREA_SIDE)) * 4
        const [red = 0, green = 0, blue = 0] = data.subarray(offset, offset + 3)
        const chroma = Math.max(red, green, blue) - Math.min(red, green, blue)
        const rarity = 1 - (shares[getColorKey(red, green, blue)] ?? 0) / MAX_COLOR_SHARE
        if (chroma >= MIN_CHROMA && rarity > 0) weight += ((chroma / 255) * rarity) / AREA_SIDE ** 2
      }
      if (weight > 0) areas.push({ x, y, width: AREA_SIDE, height: AREA_SIDE, weight })
    }
  return areas
}

const getColorKey = (...channels: readonly number[]) =>
  channels.reduce((key, channel) => key * CHANNEL_STEPS + Math.floor((channel * CHANNEL_STEPS) / 256), 0)

/** Returns each color's share of the image by its key, colors one step apart included. */
function computeColorShares(data: Uint8ClampedArray): Float32Array {
  const shares = new Float32Array(CHANNEL_STEPS ** 3)
  for (let offset = 0; offset < data.length; offset += 4) {
    const key = getColorKey(data[offset] ?? 0, data[offset + 1] ?? 0, data[offset + 2] ?? 0)
    shares[key] = (shares[key] ?? 0) + 4 / data.length
  }
  return [CHANNEL_STEPS ** 2, CHANNEL_STEPS, 1].reduce(
    (sums, stride) =>
      sums.map((share, key) => {
        const step = Math.floor(key / stride) % CHANNEL_STEPS
        return (
          share +
          (step > 0 ? (sums[key - stride] ?? 0) : 0) +
          (step < CHANNEL_STEPS - 1 ? (sums[key + stride] ?? 0) : 0)
        )
      }),
    shares,
  )
}
