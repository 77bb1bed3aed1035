import { useId, useState } from 'react'
import { TabList, TabPanel } from '@/components/ui/tabs'
import type { Card } from '@/lib/tool/card'
import type { SetProps } from './layout-loaders'
import { PostTexts } from './x-thread'

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
          {renderCard(
            cardState,
            index,
            isThread(cardState.card) ? (
              <PostTexts posts={cardState.card.parts.map(({ text }) => text)} textClass="font-medium" />
            ) : undefined,
          )}
        </TabPanel>
      ))}
    </div>
  )
}

/** An edited text is no longer a thread, and a card with blanks needs its own inputs. */
const isThread = ({ parts, edited, outline }: Card) =>
  !edited && !outline && parts.length > 1 && parts.every(({ label }) => label === 'Post')
