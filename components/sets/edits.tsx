import { mapCard } from '@/components/run-state/run-state'
import type { SuggestedEdits } from '@/lib/tool/card'
import { EditList } from './edits/edit-list'
import { MarkedSource } from './edits/marked-source'
import { setCardEdits } from './edits/set-card-edits'
import type { SetProps } from './set-props'

/** The visitor's own text with each edit in its place, to accept or reject; what is accepted is what Copy takes. */
function EditsView({ cards, isFinished, renderCard, onRunChange }: SetProps) {
  return (
    <ol className="mt-4 grid gap-3">
      {cards.map((shown, index) => {
        const { id, marked } = shown.card
        const change = (edits: SuggestedEdits['edits']) =>
          onRunChange((run) => mapCard(run, id, (one) => ({ ...one, card: setCardEdits(one.card, edits) })))
        const content = marked && (
          <>
            <MarkedSource marked={marked} />
            <EditList marked={marked} notes={shown.card.notes} disabled={!isFinished} onChange={change} />
          </>
        )
        return (
          <li key={id} className="min-w-0">
            {renderCard(shown, index, content)}
          </li>
        )
      })}
    </ol>
  )
}

export { EditsView as SetView }
