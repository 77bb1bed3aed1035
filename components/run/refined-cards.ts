import type { Card } from '@/lib/tool/card'
import type { Change, ShownCard } from './generation'
import type { Job } from './job'

/** The results after "More like this" (new ones below theirs) or a rewriting (in its place, the old one kept for undo). */
export function withRefined(
  shown: readonly ShownCard[],
  { action, card }: NonNullable<Job['refine']>,
  arrived: readonly Card[],
  jobId: string,
): readonly ShownCard[] {
  const fresh = arrived.map((one) => ({ ...one, id: `${jobId}-${one.id}` }))
  const [first] = fresh
  if (!first) return shown
  return shown.flatMap((one) => {
    if (one.card.id !== card.id) return [one]
    if (action === 'similar') return [one, ...fresh.map((next) => ({ card: next }))]
    return [replaced(one, first, action)]
  })
}

/** A result with another text under the same id, so that the page and the keyboard's focus stay where they are. */
export function replaced(shown: ShownCard, card: Card, by: Change): ShownCard {
  return {
    card: { ...card, id: shown.card.id },
    earlier: [...(shown.earlier ?? []), { card: shown.card, by }],
  }
}

/** The result as it was before its last change. */
export function stepBack(shown: ShownCard): ShownCard {
  const last = shown.earlier?.at(-1)
  return last ? { card: last.card, earlier: shown.earlier?.slice(0, -1) ?? [] } : shown
}
