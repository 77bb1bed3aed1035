import type { SetProps } from './layout-loaders'

export function SetView({ cards, renderCard }: SetProps) {
  return (
    <ol className="mt-4 grid gap-2 sm:grid-cols-2 2xl:grid-cols-3">
      {cards.map((cardState, index) => (
        <li key={cardState.card.id} className="min-w-0 has-[[aria-expanded=true]]:col-span-full">
          {renderCard(cardState, index, undefined, { isRow: true })}
        </li>
      ))}
    </ol>
  )
}
