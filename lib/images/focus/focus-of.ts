import type { Size } from '@/lib/core/geometry/sizes'
import { smallPixels } from '@/lib/images/small-pixels'
import { bestPlace, lookedAt } from './best-place'

type Point = { x: number; y: number }

/** Frames of unknown shape are taken for half of the picture. */
const PART = 0.5

/** The point that a frame of whatever shape should have in its middle, as shares of the picture; see `bestPlace`. Throws `PictureError`. */
export async function focusOf(picture: CanvasImageSource & Size): Promise<Point> {
  const size = lookedAt(picture)
  const pixels = smallPixels(picture, size)
  const middle = (at: number) => at * (1 - PART) + PART / 2
  return {
    x: middle(await bestPlace(pixels, { width: size.width * PART, height: size.height })),
    y: middle(await bestPlace(pixels, { width: size.width, height: size.height * PART })),
  }
}
