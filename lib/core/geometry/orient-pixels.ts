import type { Pixels } from './sizes'

/** Turns and mirrors decoded pixels upright by their EXIF orientation, 1 to 8. */
export function orientPixels(pixels: Pixels, orientation: number): Pixels {
  if (orientation < 2 || orientation > 8) return pixels
  const { width: sourceWidth, height: sourceHeight } = pixels
  const isTurned = orientation > 4
  const [width, height] = isTurned ? [sourceHeight, sourceWidth] : [sourceWidth, sourceHeight]
  const isMirroredX = [2, 3, 7, 8].includes(orientation)
  const isMirroredY = [3, 4, 6, 7].includes(orientation)
  const source = new Uint32Array(pixels.data.buffer, pixels.data.byteOffset, sourceWidth * sourceHeight)
  const target = new Uint32Array(source.length)
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const [sourceX, sourceY] = isTurned ? [y, x] : [x, y]
      const column = isMirroredX ? sourceWidth - 1 - sourceX : sourceX
      const row = isMirroredY ? sourceHeight - 1 - sourceY : sourceY
      target[y * width + x] = source[row * sourceWidth + column] ?? 0
    }
  }
  return { data: new Uint8ClampedArray(target.buffer), width, height }
}
