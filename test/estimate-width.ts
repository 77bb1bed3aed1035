import type { TextMeasurer } from '@/lib/images/drawing/shapes'
import { splitGraphemes } from '@/lib/images/drawing/text-segmentation'

/** Estimates widths without a canvas, about those of the site's typeface; Han, kana and emoji are as wide as high. */
export const estimateWidth: TextMeasurer = (text, { size }) =>
  splitGraphemes(text).reduce((width, letter) => width + (letter.length > 1 || letter >= '\u2E80' ? 1 : 0.52), 0) * size
