import { applyEdits } from '@/lib/grammar/edit'
import type { Card, Marked } from '@/lib/tool/card'
import { withOne } from '../shown-run'
import { EditList } from './edits/edit-list'
import { MarkedSource } from './edits/marked-source'
import type { SetProps } from './set-props'

/** The visitor's own text with each edit in its place, to accept or reject; what is accepted is what Copy takes. */
function EditsView({ cards, settled, renderCard, onRun }: SetProps) {
  return (
    <ol className="mt-4 grid gap-3">
      {cards.map((shown, index) => {
        const { id, marked } = shown.card
        const change = (edits: Marked['edits']) =>
          onRun((run) => withOne(run, id, (one) => ({ ...one, card: withEdits(one.card, edits) })))
        const inside = marked && (
          <>
            <MarkedSource marked={marked} />
            <EditList marked={marked} notes={shown.card.notes} disabled={!settled} onChange={change} />
          </>
        )
        return (
          <li key={id} className="min-w-0">
            {renderCard(shown, index, inside)}
          </li>
        )
      })}
    </ol>
  )
}

function withEdits(card: Card, edits: Marked['edits']): Card {
  if (!card.marked) return card
  const { source } = card.marked
  const copy = applyEdits(
    source,
    edits.filter(({ on }) => on),
  )
  const parts = card.parts.map((part) => (part.text === card.copy ? { ...part, text: copy } : part))
  return { ...card, parts, copy, marked: { source, edits } }
}

export { EditsView as Set }
