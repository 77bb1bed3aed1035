import type { Size } from '@/lib/core/geometry/sizes'

/** A difference between neighbours, of 255, that may be noise; and more than which counts no more, or one edge would be all. */
const DIFFERENCE = { noise: 12, most: 60 }

/** The row of pixels above which the share `lost` of the detail lies in the middle of a picture; null where there is none. */
export function findDetailStart(
  { data, width, height }: Size & { data: Uint8ClampedArray },
  lost: number,
): number | null {
  const light = (x: number, y: number) => {
    const from = (y * width + x) * 4
    return 0.299 * (data[from] ?? 0) + 0.587 * (data[from + 1] ?? 0) + 0.114 * (data[from + 2] ?? 0)
  }
  const rows: number[] = []
  let all = 0
  for (let y = 1; y < height; y += 1) {
    for (let x = Math.max(1, Math.floor(width * 0.2)); x < width * 0.8; x += 1) {
      const here = light(x, y)
      const difference = Math.abs(here - light(x, y - 1)) + Math.abs(here - light(x - 1, y))
      all += Math.max(0, Math.min(DIFFERENCE.most, difference - DIFFERENCE.noise))
    }
    rows.push(all)
  }
  return all > 0 ? rows.findIndex((sum) => sum >= lost * all) + 1 : null
}
