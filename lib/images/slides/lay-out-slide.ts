import type { Drawing, Measure } from '@/lib/images/drawing/shapes'
import { cardSlide } from './card-slide'
import { ribbonSlide } from './ribbon-slide'
import type { SlideStyle } from './slide-style'
import type { SlideWords } from './slide-words'

/** What Instagram shows largest in the feed: 4:5 (help.instagram.com, 2026-11). */
export const SLIDE = { width: 1080, height: 1350 } as const

/** A slide to draw; `index` counts from 0. */
export type SlideOrder = { words: SlideWords; index: number; total: number }

/** A slide as a drawing; `cut` where it has more words than it can hold. */
export type SlideDrawing = Drawing & { cut: boolean }

const layOut = { ribbon: ribbonSlide, card: cardSlide } as const

/** Places the words of a slide: what is seen on the page and what is saved are both painted from this. */
export function layOutSlide(
  order: SlideOrder,
  { palette, layout }: SlideStyle,
  measure: Measure,
): SlideDrawing {
  return { ...SLIDE, ...layOut[layout](order, palette, measure) }
}
