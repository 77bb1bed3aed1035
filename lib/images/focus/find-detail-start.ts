import type { Size } from '@/lib/core/geometry/sizes'

/** A difference between neighbours, of 255, that may be noise; and more than which counts no more, or one edge would be all. */
const DIFFERENCE_BOUNDS = { noise: 12, most: 60 }

/** The row of pixels above which the share `skippedShare` of the detail lies in the middle of a picture; null where there is none. */
export function findDetailStart(
  { data, width, height }: Size & { data: Uint8ClampedArray },
  skippedShare: number,
): number | null {
  const getBrightness = (x: number, y: number) => {
    const offset = (y * width + x) * 4
    return 0.299 * (data[offset] ?? 0) + 0.587 * (data[offset + 1] ?? 0) + 0.114 * (data[offset + 2] ?? 0)
  }
  const cumulativeSums: number[] = []
  let total = 0
  for (let y = 1; y < height; y += 1) {
    for (let x = Math.max(1, Math.floor(width * 0.2)); x < width * 0.8; x += 1) {
      const brightness = getBrightness(x, y)
      const difference = Math.abs(brightness - getBrightness(x, y - 1)) + Math.abs(brightness - getBrightness(x - 1, y))
      total += Math.max(0, Math.min(DIFFERENCE_BOUNDS.most, difference - DIFFERENCE_BOUNDS.noise))
    }
    cumulativeSums.push(total)
  }
  return total > 0 ? cumulativeSums.findIndex((sum) => sum >= skippedShare * total) + 1 : null
}
