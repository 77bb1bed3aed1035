import type { Crop } from './crop'

/** Pixels as `ImageData` has them: four bytes each, row by row. */
type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** A part of a picture, pixel by pixel. Where the part reaches beyond the picture it has the ground's colour, `#rrggbb`. */
export function cropPixels({ data, width, height }: Pixels, crop: Crop, background: string): Pixels {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16))
  const output = new Uint8ClampedArray(crop.width * crop.height * 4)
  const isWithin = crop.x >= 0 && crop.y >= 0 && crop.x + crop.width <= width && crop.y + crop.height <= height
  if (!isWithin) for (let at = 0; at < output.length; at += 4) output.set([red ?? 0, green ?? 0, blue ?? 0, 255], at)
  const startX = Math.max(0, crop.x)
  const endX = Math.min(width, crop.x + crop.width)
  for (let row = Math.max(0, crop.y); row < Math.min(height, crop.y + crop.height) && startX < endX; row += 1) {
    const pixels = data.subarray((row * width + startX) * 4, (row * width + endX) * 4)
    output.set(pixels, ((row - crop.y) * crop.width + startX - crop.x) * 4)
  }
  return { data: output, width: crop.width, height: crop.height }
}
