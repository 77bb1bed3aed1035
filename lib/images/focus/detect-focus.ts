import type { Point, Size } from '@/lib/core/geometry/sizes'
import { readScaledPixels } from '@/lib/images/canvas-context'
import { findCropPosition, getAnalysisSize } from './crop-position'

/** Frames of unknown shape are assumed to show half of the image. */
const FRAME_SHARE = 0.5

/** Returns the point to center, in fractions of the image's size. See `findCropPosition`. Throws `ImageError`. */
export async function detectFocus(image: CanvasImageSource & Size): Promise<Point> {
  const size = getAnalysisSize(image)
  const pixels = readScaledPixels(image, size)
  const toCenter = (position: number) => position * (1 - FRAME_SHARE) + FRAME_SHARE / 2
  return {
    x: toCenter(await findCropPosition(pixels, { width: size.width * FRAME_SHARE, height: size.height })),
    y: toCenter(await findCropPosition(pixels, { width: size.width, height: size.height * FRAME_SHARE })),
  }
}
