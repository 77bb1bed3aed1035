import type { Box } from '@/components/editor/editor-tool'
import type { PictureShape } from '@/lib/images/drawing/shapes'

type Tones = readonly [string, string]

/** What is known of pictures, by their ids; see `look-at.ts`. */
export const seen = new Map<string, (shape: PictureShape, part: Box) => Tones>()

/** The darkest and the lightest colour of a picture below a part of its card; black and white until it was looked at. */
export const tonesIn = (shape: PictureShape, part: Box): Tones =>
  seen.get(shape.id)?.(shape, part) ?? ['#000000', '#ffffff']
