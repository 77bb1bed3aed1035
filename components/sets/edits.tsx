import { withOne } from '@/components/run-state/shown-run'
import type { Marked } from '@/lib/tool/card'
import { EditList } from './edits/edit-list'
import { MarkedSource } from './edits/marked-source'
import { withEdits } from './edits/with-edits'
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

export { EditsView as Set }
