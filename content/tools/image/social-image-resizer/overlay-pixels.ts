import type { Size } from '@/lib/core/geometry/sizes'

type Pixels = Size & { data: Uint8ClampedArray<ArrayBuffer> }

/** Copies opaque pixels onto `target` in place, with the top left corner at x, y; they must fit inside. */
export function overlayPixels(target: Pixels, { data, width, height }: Pixels, x: number, y: number): void {
  for (let row = 0; row < height; row += 1) {
    const rowPixels = data.subarray(row * width * 4, (row + 1) * width * 4)
    target.data.set(rowPixels, ((y + row) * target.width + x) * 4)
  }
}
