import { useDeferredValue, useState } from 'react'
import { ResultText } from '@/components/blanks/result-text'
import { CopyButton } from '@/components/ui/copy-button'
import type { SetProps } from './layout-loaders'
import { SaveSlides } from './slides/save-slides'
import { SlideStrip, StyleChoice, useSlides } from './slides/slide-strip'

export function SetView({ cards, isFinished, renderCard }: SetProps) {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const activeIndex = Math.min(selectedIndex, cards.length - 1)
  const carousel = useSlides(useDeferredValue(cards))
  const isTruncated = carousel.slides[activeIndex]?.drawing?.cut
  return (
    <div className="@container mt-4">
      <div className="grid gap-4 @xl:grid-cols-[minmax(0,20rem)_minmax(0,1fr)] @4xl:grid-cols-[minmax(0,26rem)_minmax(0,1fr)] @4xl:gap-6">
        <div className="grid max-w-md grid-cols-1 content-start gap-4">
          <SlideStrip {...carousel} activeIndex={activeIndex} onActiveIndexChange={setSelectedIndex} />
          <SaveSlides {...carousel} activeIndex={activeIndex} isFinished={isFinished} />
          <StyleChoice style={carousel.style} />
        </div>
        <div className="grid min-w-0 content-start gap-4">
          {isTruncated && (
            <p className="text-caution text-sm">
              Too much text for one slide, so the end is cut off. Tap Edit to shorten it.
            </p>
          )}
          {cards.map((cardState, index) => (
            <div key={cardState.card.id} hidden={index !== activeIndex}>
              {renderCard(cardState, index)}
            </div>
          ))}
          {carousel.caption && <Caption text={carousel.caption} />}
        </div>
      </div>
    </div>
  )
}

function Caption({ text }: { text: string }) {
  return (
    <section aria-label="Post caption" className="rounded-xl border border-line bg-surface p-4 sm:p-5">
      <div className="flex items-start justify-between gap-3">
        <h3 className="text-muted text-sm">Post caption</h3>
        <CopyButton text={text} name="Copy the caption" variant="primary" />
      </div>
      <ResultText text={text} className="mt-1" />
    </section>
  )
}
