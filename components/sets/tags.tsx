import { formatQuantity } from '@/lib/core/format/format-quantity'
import type { Card } from '@/lib/tool/card'
import type { SetProps } from './layout-loaders'

/** A set of tags with one Copy button. Tags set aside are shown but not copied. */
export function SetView({ cards, renderCard }: SetProps) {
  const indexedCards = cards.map((cardState, index) => ({ cardState, index }))
  const asideCards = indexedCards.filter(({ cardState }) => cardState.card.aside)
  return (
    <div className="mt-4 grid gap-3">
      {indexedCards
        .filter(({ cardState }) => !cardState.card.aside)
        .map(({ cardState, index }) => (
          <div key={cardState.card.id}>
            {renderCard(cardState, index, cardState.card.edited ? undefined : <Chips card={cardState.card} />, {
              copyLabel: `Copy ${formatQuantity(getTags(cardState.card).length, 'tag')}`,
            })}
          </div>
        ))}
      {asideCards.length > 0 && (
        <details className="rounded-xl border border-line bg-surface">
          <summary className="min-h-11 px-4 py-2.5 font-semibold text-sm">
            {asideCards.length} more {asideCards.length === 1 ? 'list' : 'lists'} (not in Copy all)
          </summary>
          <ol className="grid gap-3 border-line border-t p-3">
            {asideCards.map(({ cardState, index }) => (
              <li key={cardState.card.id} className="min-w-0">
                {renderCard(cardState, index)}
              </li>
            ))}
          </ol>
        </details>
      )}
    </div>
  )
}

function Chips({ card }: { card: Card }) {
  return (
    <ul className="flex flex-wrap gap-2 py-1">
      {getTags(card).map((tag) => (
        <li key={tag} dir="auto" className="rounded-full bg-raised px-3 py-1.5 font-semibold text-lg/6">
          {tag}
        </li>
      ))}
    </ul>
  )
}

/** Hashtags are separated by spaces, YouTube tags by commas. */
function getTags({ copy }: Card): string[] {
  const tags = copy.startsWith('#') ? copy.split(/\s+/) : copy.split(',').map((tag) => tag.trim())
  return tags.filter(Boolean)
}
