import type { Drawing, TextMeasurer } from '@/lib/images/drawing/shapes'
import { layOutCardSlide } from './card-slide'
import { layOutRibbonSlide } from './ribbon-slide'
import type { SlideStyle } from './slide-style'
import type { SlideText } from './slide-text'

/** Instagram's largest feed format, 4:5 (help.instagram.com, 2026-11). */
export const SLIDE_SIZE = { width: 1080, height: 1350 } as const

export type SlideInput = { text: SlideText; index: number; total: number }

/** A slide as a drawing; `cut` if its text does not fit. */
export type SlideDrawing = Drawing & { cut: boolean }

const layoutFunctions = { ribbon: layOutRibbonSlide, card: layOutCardSlide } as const

/** Lays out a slide. The page preview and the saved file are painted from the same drawing. */
export function layOutSlide(input: SlideInput, { palette, layout }: SlideStyle, measure: TextMeasurer): SlideDrawing {
  return { ...SLIDE_SIZE, ...layoutFunctions[layout](input, palette, measure) }
}
