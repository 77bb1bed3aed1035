import { useId, useState } from 'react'
import { CopyButton } from '@/components/ui/copy-button'
import { TabList, TabPanel } from '@/components/ui/tabs'
import type { Card } from '@/lib/tool/card'
import type { SetProps } from './layout-loaders'
import { PostCount, ThreadColumn } from './x-thread'

export function SetView({ cards, renderCard }: SetProps) {
  const [selectedIndex, setSelectedIndex] = useState(0)
  const group = useId()
  const activeIndex = Math.min(selectedIndex, cards.length - 1)
  return (
    <div className="mt-4">
      <TabList
        group={group}
        label="Versions of your text"
        tabs={cards.map(({ card: { heading = '' } }, index) => ({ id: String(index), label: heading }))}
        activeId={String(activeIndex)}
        variant="pills"
        onSelect={(id) => setSelectedIndex(Number(id))}
      />
      {cards.map((cardState, index) => (
        <TabPanel
          key={cardState.card.id}
          group={group}
          id={String(index)}
          isActive={index === activeIndex}
          className="mt-3"
        >
          {renderCard(cardState, index, isThread(cardState.card) ? <Posts card={cardState.card} /> : undefined)}
        </TabPanel>
      ))}
    </div>
  )
}

/** An edited text is no longer a thread, and a card with blanks needs its own inputs. */
const isThread = ({ parts, edited, outline }: Card) =>
  !edited && !outline && parts.length > 1 && parts.every(({ label }) => label === 'Post')

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
