import type { Box } from '@/components/editor/editor-tool'
import type { ImageShape } from '@/lib/images/drawing/shapes'

type ToneRange = readonly [string, string]

/** What is known of pictures, by their ids; see `sample-tones.ts`. */
export const toneSamplers = new Map<string, (shape: ImageShape, area: Box) => ToneRange>()

/** The darkest and the lightest colour of a picture below a part of its card; black and white until it was looked at. */
export const getImageTones = (shape: ImageShape, area: Box): ToneRange =>
  toneSamplers.get(shape.id)?.(shape, area) ?? ['#000000', '#ffffff']
