import { SLIDE_SIZE } from '@/lib/images/slides/lay-out-slide'
import type { SlideText } from '@/lib/images/slides/slide-text'
import { DrawingCanvas } from '../../drawing/drawing-canvas'
import { Carousel } from './carousel'
import type { DrawnCarousel } from './use-slides'

type Props = DrawnCarousel & {
  activeIndex: number
  onActiveIndexChange: (index: number) => void
}

/** Phones show slides at a third of the canvas size, at three device pixels per CSS pixel. */
const canvasSize = { width: SLIDE_SIZE.width * 0.75, height: SLIDE_SIZE.height * 0.75 }

export function SlideStrip({ slides, typeface, activeIndex, onActiveIndexChange }: Props) {
  return (
    <Carousel
      label="Your slides"
      listClass="gap-1"
      slideClass="w-[88%]"
      activeIndex={activeIndex}
      onActiveIndexChange={onActiveIndexChange}
      slides={slides.map(({ id, text, drawing }, index) => ({
        id,
        view: (
          <DrawingCanvas
            drawing={drawing}
            family={typeface?.family ?? ''}
            {...canvasSize}
            label={`Slide ${index + 1} of ${slides.length}: ${describeSlide(text)}`}
            className="block aspect-4/5 h-auto w-full bg-raised"
          />
        ),
      }))}
    />
  )
}

function describeSlide({ headline, body, footer }: SlideText): string {
  return [headline, body, footer].filter(Boolean).join('. ')
}
