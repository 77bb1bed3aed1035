import type { SetProps } from './layout-loaders'
import { ThreadColumn } from './x-thread'

function ThreadView({ cards, renderCard }: SetProps) {
  return (
    <ThreadColumn
      posts={cards.map((cardState, index) => ({ key: cardState.card.id, post: renderCard(cardState, index) }))}
    />
  )
}

export { ThreadView as SetView }
