import { useMemo, useSyncExternalStore } from 'react'
import type { CardState } from '@/components/run-state/run-state'
import { slideChoiceStore } from '@/lib/browser/slide-choice'
import { layOutSlide, type SlideDrawing } from '@/lib/images/slides/lay-out-slide'
import { getSlideStyle, type SlideStyle } from '@/lib/images/slides/slide-style'
import { parseCarousel, type SlideText } from '@/lib/images/slides/slide-text'
import { type Typeface, useTypeface } from '../../drawing/typeface'

export type DrawnSlide = { id: string; text: SlideText; drawing: SlideDrawing | null }

export type DrawnCarousel = {
  slides: readonly DrawnSlide[]
  caption: string
  style: SlideStyle
  /** Null until loaded. Slides have no drawing before. */
  typeface: Typeface | null
}

/** Converts the run's cards to slides in the stored style. */
export function useSlides(cards: readonly CardState[]): DrawnCarousel {
  const { palette, layout } = useSyncExternalStore(
    slideChoiceStore.subscribe,
    slideChoiceStore.current,
    slideChoiceStore.current,
  )
  const typeface = useTypeface()
  return useMemo(() => {
    const style = getSlideStyle(palette, layout)
    const { slides, caption } = parseCarousel(cards.map(({ card }) => card))
    const total = slides.length
    const drawnSlides = slides.map((text, index) => ({
      id: cards[index]?.card.id ?? '',
      text,
      drawing: typeface && layOutSlide({ text, index, total }, style, typeface.measure),
    }))
    return { slides: drawnSlides, caption, style, typeface }
  }, [cards, palette, layout, typeface])
}
