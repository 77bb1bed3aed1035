import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { SLIDE } from '@/lib/slides/lay-out-slide'
import type { SlideWords } from '@/lib/slides/slide-words'
import { DrawingCanvas } from '../../drawing/drawing-canvas'
import type { DrawnCarousel } from './use-slides'

type Props = DrawnCarousel & {
  /** The slide in front, from 0. */
  at: number
  onAt: (index: number) => void
}

/** A phone shows slides at a third of their size, with three pixels to one. */
const shown = { width: SLIDE.width * 0.75, height: SLIDE.height * 0.75 }

/** The slides side by side: a swipe, the arrow keys or the two buttons go from one to the next. */
export function Strip({ slides, typeface, at, onAt }: Props) {
  const strip = useRef<HTMLUListElement>(null)
  /** The slide that the strip is on its way to; the slides that it passes are not in front. */
  const goal = useRef<number>(null)
  const last = slides.length - 1

  const starts = (list: HTMLElement) => Array.from(list.children, (slide) => offsetIn(list, slide))

  function go(index: number) {
    const { current } = strip
    if (!current || index < 0 || index > last) return
    goal.current = index
    onAt(index)
    current.scrollTo({ left: starts(current)[index] ?? 0 })
  }

  function onScroll() {
    const { current } = strip
    if (!current) return
    const { scrollLeft, clientWidth, scrollWidth } = current
    const isAtEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 2
    const distances = starts(current).map((start) => Math.abs(start - scrollLeft))
    const nearest = isAtEnd ? last : distances.indexOf(Math.min(...distances))
    if (goal.current !== null && goal.current !== nearest) return
    goal.current = null
    if (nearest !== at) onAt(nearest)
  }

  /** From here on the visitor's hand says where it goes. */
  function takeOver() {
    goal.current = null
  }

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: last }[event.key]
    if (target === undefined) return
    event.preventDefault()
    go(target)
  }

  return (
    <section aria-roledescription="carousel" aria-label="Your slides">
      <ul
        ref={strip}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
        tabIndex={0}
        aria-label="Slides: the arrow keys go from one to the next"
        onScroll={onScroll}
        onPointerDown={takeOver}
        onWheel={takeOver}
        onKeyDown={onKeyDown}
        className="flex snap-x snap-mandatory gap-1 overflow-x-auto overscroll-x-contain scroll-smooth rounded-xl motion-reduce:scroll-auto"
      >
        {slides.map(({ id, words, drawing }, index) => (
          <li key={id} className="w-[88%] shrink-0 snap-start">
            <DrawingCanvas
              drawing={drawing}
              family={typeface?.family ?? ''}
              {...shown}
              label={`Slide ${index + 1} of ${slides.length}: ${read(words)}`}
              className="block aspect-4/5 h-auto w-full bg-raised"
            />
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center justify-between gap-2">
        <Button aria-label="Previous slide" aria-disabled={at === 0} onClick={() => go(at - 1)}>
          <ChevronLeft className="size-5" />
        </Button>
        <p className="font-semibold text-sm" aria-live="polite">
          {at + 1} of {slides.length}
        </p>
        <Button aria-label="Next slide" aria-disabled={at === last} onClick={() => go(at + 1)}>
          <ChevronRight className="size-5" />
        </Button>
      </div>
    </section>
  )
}

function offsetIn(list: HTMLElement, slide: Element): number {
  return slide instanceof HTMLElement ? slide.offsetLeft - list.offsetLeft : 0
}

function read({ headline, body, footer }: SlideWords): string {
  return [headline, body, footer].filter(Boolean).join('. ')
}
