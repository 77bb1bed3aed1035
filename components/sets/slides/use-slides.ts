import { useMemo, useSyncExternalStore } from 'react'
import type { ShownCard } from '@/components/run-state/shown-run'
import { slideChoice } from '@/lib/browser/slide-choice'
import { layOutSlide, type SlideDrawing } from '@/lib/images/slides/lay-out-slide'
import { type SlideStyle, styleOf } from '@/lib/images/slides/slide-style'
import { carouselWords, type SlideWords } from '@/lib/images/slides/slide-words'
import { type Typeface, useTypeface } from '../../drawing/typeface'

export type DrawnSlide = { id: string; words: SlideWords; drawing: SlideDrawing | null }

export type DrawnCarousel = {
  slides: readonly DrawnSlide[]
  caption: string
  style: SlideStyle
  /** Null until it has arrived; then every slide has its drawing. */
  typeface: Typeface | null
}

/** The run's cards as slides in the style that this browser remembers. */
export function useSlides(cards: readonly ShownCard[]): DrawnCarousel {
  const { palette, layout } = useSyncExternalStore(
    slideChoice.subscribe,
    slideChoice.current,
    slideChoice.current,
  )
  const typeface = useTypeface()
  return useMemo(() => {
    const style = styleOf(palette, layout)
    const { slides, caption } = carouselWords(cards.map(({ card }) => card))
    const total = slides.length
    const drawn = slides.map((words, index) => ({
      id: cards[index]?.card.id ?? '',
      words,
      drawing: typeface && layOutSlide({ words, index, total }, style, typeface.measure),
    }))
    return { slides: drawn, caption, style, typeface }
  }, [cards, palette, layout, typeface])
}
