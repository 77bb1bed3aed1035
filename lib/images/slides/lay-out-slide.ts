import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutCardSlide } from './card-slide'
import { layOutRibbonSlide } from './ribbon-slide'
import type { SlideStyle } from './slide-style'
import type { SlideText } from './slide-text'

/** What Instagram shows largest in the feed: 4:5 (help.instagram.com, 2026-11). */
export const SLIDE_SIZE = { width: 1080, height: 1350 } as const

/** A slide to draw; `index` counts from 0. */
export type SlideInput = { text: SlideText; index: number; total: number }

/** A slide as a drawing; `cut` where it has more words than it can hold. */
export type SlideDrawing = Drawing & { cut: boolean }

const layoutFunctions = { ribbon: layOutRibbonSlide, card: layOutCardSlide } as const

/** Places the words of a slide: what is seen on the page and what is saved are both painted from this. */
export function layOutSlide(input: SlideInput, { palette, layout }: SlideStyle, measure: TextMeasurer): SlideDrawing {
  return { ...SLIDE_SIZE, ...layoutFunctions[layout](input, palette, measure) }
}
