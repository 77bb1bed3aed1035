import type { SetProps } from './set-props'
import { ThreadColumn } from './thread-column'

/** A written thread as one connected column. */
function ThreadView({ cards, renderCard }: SetProps) {
  return <ThreadColumn posts={cards.map((shown, index) => ({ key: shown.card.id, post: renderCard(shown, index) }))} />
}

export { ThreadView as SetView }
