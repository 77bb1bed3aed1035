import { type KeyboardEvent, useId, useRef, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import type { Card } from '@/lib/tool/card'
import type { SetProps } from './layout-loaders'
import { PostCount, ThreadColumn } from './x-thread'

export function SetView({ cards, renderCard }: SetProps) {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const id = useId()
  const tabsRef = useRef<HTMLDivElement>(null)
  const activeIndex = Math.min(selectedIndex, cards.length - 1)

  function onKeyDown(event: KeyboardEvent) {
    const nextIndex = getNextTabIndex(event, activeIndex, cards.length)
    if (nextIndex === null) return
    event.preventDefault()
    setSelectedIndex(nextIndex)
    tabsRef.current?.querySelectorAll<HTMLElement>('[role=tab]')[nextIndex]?.focus()
  }

  return (
    <div className="mt-4">
      <div
        ref={tabsRef}
        role="tablist"
        aria-label="Versions of your text"
        className="flex flex-wrap gap-2"
        onKeyDown={onKeyDown}
      >
        {cards.map(({ card }, index) => (
          <button
            key={card.id}
            type="button"
            role="tab"
            id={`${id}-tab-${index}`}
            aria-selected={index === activeIndex}
            aria-controls={`${id}-panel-${index}`}
            tabIndex={index === activeIndex ? 0 : -1}
            onClick={() => setSelectedIndex(index)}
            className="min-h-11 rounded-full border border-field-line px-4 font-semibold text-sm hover:bg-raised aria-selected:border-accent aria-selected:bg-soft aria-selected:text-accent forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText]"
          >
            {card.heading}
          </button>
        ))}
      </div>
      {cards.map((cardState, index) => (
        <div
          key={cardState.card.id}
          role="tabpanel"
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== activeIndex}
          className="mt-3"
        >
          {renderCard(cardState, index, isThread(cardState.card) ? <Posts card={cardState.card} /> : undefined)}
        </div>
      ))}
    </div>
  )
}

/** Returns the target of an arrow key, Home or End; null for other keys. */
function getNextTabIndex({ key, currentTarget }: KeyboardEvent, activeIndex: number, count: number): number | null {
  const forwardKey = getComputedStyle(currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
  if (key === 'Home') return 0
  if (key === 'End') return count - 1
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null
  return (activeIndex + (key === forwardKey ? 1 : count - 1)) % count
}

/** An edited text is no longer a thread, and a card with blanks needs its own inputs. */
function isThread({ parts, edited, outline }: Card): boolean {
  return !edited && !outline && parts.length > 1 && parts.every(({ label }) => label === 'Post')
}

function Posts({ card }: { card: Card }) {
  return (
    <ThreadColumn
      posts={card.parts.map(({ text }, index) => ({
        key: String(index),
        post: (
          <>
            <p dir="auto" className="whitespace-pre-wrap break-words font-medium">
              {text}
            </p>
            <div className="mt-2 flex flex-wrap items-center gap-2">
              <PostCount post={text} />
              <CopyButton text={text} name={`Copy post ${index + 1}`} variant="secondary" />
            </div>
          </>
        ),
      }))}
    />
  )
}
