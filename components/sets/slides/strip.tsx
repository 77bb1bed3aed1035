import { SLIDE } from '@/lib/images/slides/lay-out-slide'
import type { SlideWords } from '@/lib/images/slides/slide-words'
import { DrawingCanvas } from '../../drawing/drawing-canvas'
import { Swipe } from './swipe'
import type { DrawnCarousel } from './use-slides'

type Props = DrawnCarousel & {
  /** The slide in front, from 0. */
  at: number
  onAt: (index: number) => void
}

/** A phone shows slides at a third of their size, with three pixels to one. */
const shown = { width: SLIDE.width * 0.75, height: SLIDE.height * 0.75 }

/** The drawn slides of a carousel, with the next one peeping in. */
export function Strip({ slides, typeface, at, onAt }: Props) {
  return (
    <Swipe
      label="Your slides"
      listClass="gap-1"
      slideClass="w-[88%]"
      at={at}
      onAt={onAt}
      slides={slides.map(({ id, words, drawing }, index) => ({
        id,
        view: (
          <DrawingCanvas
            drawing={drawing}
            family={typeface?.family ?? ''}
            {...shown}
            label={`Slide ${index + 1} of ${slides.length}: ${read(words)}`}
            className="block aspect-4/5 h-auto w-full bg-raised"
          />
        ),
      }))}
    />
  )
}

function read({ headline, body, footer }: SlideWords): string {
  return [headline, body, footer].filter(Boolean).join('. ')
}
