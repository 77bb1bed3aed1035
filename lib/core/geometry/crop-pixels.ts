import type { Crop } from './crop'

/** Pixels as `ImageData` has them: four bytes each, row by row. */
type Pixels = { data: Uint8ClampedArray<ArrayBuffer>; width: number; height: number }

/** A part of a picture, pixel by pixel. Where the part reaches beyond the picture it has the ground's colour, `#rrggbb`. */
export function cropPixels({ data, width, height }: Pixels, part: Crop, background: string): Pixels {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(background.slice(at, at + 2), 16))
  const made = new Uint8ClampedArray(part.width * part.height * 4)
  const isWithin =
    part.x >= 0 && part.y >= 0 && part.x + part.width <= width && part.y + part.height <= height
  if (!isWithin)
    for (let at = 0; at < made.length; at += 4) made.set([red ?? 0, green ?? 0, blue ?? 0, 255], at)
  const from = Math.max(0, part.x)
  const to = Math.min(width, part.x + part.width)
  for (let row = Math.max(0, part.y); row < Math.min(height, part.y + part.height) && from < to; row += 1) {
    const pixels = data.subarray((row * width + from) * 4, (row * width + to) * 4)
    made.set(pixels, ((row - part.y) * part.width + from - part.x) * 4)
  }
  return { data: made, width: part.width, height: part.height }
}
