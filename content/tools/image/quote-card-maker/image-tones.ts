import type { Box } from '@/lib/core/geometry/sizes'
import type { ImageShape } from '@/lib/images/drawing/shapes'

type ToneRange = readonly [string, string]

export const toneSamplers = new Map<string, (shape: ImageShape, area: Box) => ToneRange>()

/** Returns an image's darkest and lightest color in an area of its card; black and white until it is sampled. */
export const getImageTones = (shape: ImageShape, area: Box): ToneRange =>
  toneSamplers.get(shape.id)?.(shape, area) ?? ['#000000', '#ffffff']
