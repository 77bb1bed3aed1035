import type { Box, Pixels } from './sizes'

/** Crops an image pixel by pixel. Where the crop extends beyond the image, it has the background color `#rrggbb`. */
export function cropPixels({ data, width, height }: Pixels, crop: Box, backgroundColor: string): Pixels {
  const [red, green, blue] = [1, 3, 5].map((offset) => Number.parseInt(backgroundColor.slice(offset, offset + 2), 16))
  const output = new Uint8ClampedArray(crop.width * crop.height * 4)
  const isInsideImage = crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= width && crop.y + crop.height <= height
  if (!isInsideImage)
    for (let offset = 0; offset < output.length; offset += 4) output.set([red ?? 0, green ?? 0, blue ?? 0, 255], offset)
  const startX = Math.max(0, crop.x)
  const endX = Math.min(width, crop.x + crop.width)
  for (let row = Math.max(0, crop.y); row < Math.min(height, crop.y + crop.height) && startX < endX; row += 1) {
    const rowPixels = data.subarray((row * width + startX) * 4, (row * width + endX) * 4)
    output.set(rowPixels, ((row - crop.y) * crop.width + startX - crop.x) * 4)
  }
  return { data: output, width: crop.width, height: crop.height }
}

/** Copies opaque pixels onto `target` in place, with the top left corner at x, y; they must fit inside. */
export function overlayPixels(target: Pixels, { data, width, height }: Pixels, x: number, y: number): void {
  for (let row = 0; row < height; row += 1) {
    const rowPixels = data.subarray(row * width * 4, (row + 1) * width * 4)
    target.data.set(rowPixels, ((y + row) * target.width + x) * 4)
  }
}
