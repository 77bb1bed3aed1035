import type { SetProps } from './set-props'
import { ThreadColumn } from './thread-column'

function ThreadView({ cards, renderCard }: SetProps) {
  return (
    <ThreadColumn
      posts={cards.map((cardState, index) => ({ key: cardState.card.id, post: renderCard(cardState, index) }))}
    />
  )
}

export { ThreadView as SetView }
