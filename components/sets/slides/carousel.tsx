import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type KeyboardEvent, type ReactNode, useRef } from 'react'
import { Button } from '@/components/ui/button'

type Props = {
  label: string
  slides: readonly { id: string; view: ReactNode }[]
  slideClass: string
  listClass?: string
  activeIndex: number
  onActiveIndexChange: (index: number) => void
}

export function Carousel({ label, slides, slideClass, listClass = '', activeIndex, onActiveIndexChange }: Props) {
  const stripRef = useRef<HTMLUListElement>(null)
  /** Slide that the strip scrolls to. Slides passed on the way do not become current. */
  const targetIndexRef = useRef<number>(null)
  const lastIndex = slides.length - 1

  const getSlideOffsets = (list: HTMLElement) =>
    Array.from(list.children as HTMLCollectionOf<HTMLElement>, (slide) => slide.offsetLeft - list.offsetLeft)

  function goTo(index: number) {
    const { current } = stripRef
    if (!current || index < 0 || index > lastIndex) return
    targetIndexRef.current = index
    onActiveIndexChange(index)
    current.scrollTo({ left: getSlideOffsets(current)[index] ?? 0 })
  }

  function onScroll() {
    const { current } = stripRef
    if (!current) return
    const { scrollLeft, clientWidth, scrollWidth } = current
    const isAtEnd = scrollLeft > 0 && scrollLeft + clientWidth >= scrollWidth - 2
    const distances = getSlideOffsets(current).map((start) => Math.abs(start - scrollLeft))
    const nearestIndex = isAtEnd ? lastIndex : distances.indexOf(Math.min(...distances))
    if (targetIndexRef.current !== null && targetIndexRef.current !== nearestIndex) return
    targetIndexRef.current = null
    if (nearestIndex !== activeIndex) onActiveIndexChange(nearestIndex)
  }

  function cancelTarget() {
    targetIndexRef.current = null
  }

  function onKeyDown(event: KeyboardEvent) {
    const newIndex = { ArrowLeft: activeIndex - 1, ArrowRight: activeIndex + 1, Home: 0, End: lastIndex }[event.key]
    if (newIndex === undefined) return
    event.preventDefault()
    goTo(newIndex)
  }

  return (
    <section aria-roledescription="carousel" aria-label={label}>
      <ul
        ref={stripRef}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element must be reachable by keyboard.
        tabIndex={0}
        aria-label="Slides. Use the arrow keys to move between them"
        onScroll={onScroll}
        onPointerDown={cancelTarget}
        onWheel={cancelTarget}
        onKeyDown={onKeyDown}
        className={`flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain scroll-smooth rounded-xl motion-reduce:scroll-auto ${listClass}`}
      >
        {slides.map(({ id, view }) => (
          <li key={id} className={`shrink-0 snap-start ${slideClass}`}>
            {view}
          </li>
        ))}
      </ul>
      <div className="mt-2 flex items-center justify-between gap-2">
        <Button aria-label="Previous slide" aria-disabled={activeIndex === 0} onClick={() => goTo(activeIndex - 1)}>
          <ChevronLeft className="size-5" />
        </Button>
        <p className="font-semibold text-sm" aria-live="polite">
          {activeIndex + 1} of {slides.length}
        </p>
        <Button aria-label="Next slide" aria-disabled={activeIndex === lastIndex} onClick={() => goTo(activeIndex + 1)}>
          <ChevronRight className="size-5" />
        </Button>
      </div>
    </section>
  )
}
