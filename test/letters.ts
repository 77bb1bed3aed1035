import { lettersOf } from '@/lib/images/drawing/pieces'
import type { Measure } from '@/lib/images/drawing/shapes'

/** Widths without a canvas: about those of the site's typeface; signs of Han, kana and emoji are as wide as high. */
export const measured: Measure = (text, { size }) =>
  lettersOf(text).reduce((width, letter) => width + (letter.length > 1 || letter >= '\u2E80' ? 1 : 0.52), 0) *
  size
