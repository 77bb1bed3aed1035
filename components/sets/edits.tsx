import { updateCardById } from '@/components/run-state/run-state'
import type { SuggestedEdits } from '@/lib/tool/card'
import { EditList, MarkedSource, setCardEdits } from './edit-list'
import type { SetProps } from './layout-loaders'

function EditsView({ cards, isFinished, renderCard, onRunChange }: SetProps) {
  return (
    <ol className="mt-4 grid gap-3">
      {cards.map((cardState, index) => {
        const { id, marked: suggestedEdits } = cardState.card
        const updateEdits = (edits: SuggestedEdits['edits']) =>
          onRunChange((run) =>
            updateCardById(run, id, (previousState) => ({
              ...previousState,
              card: setCardEdits(previousState.card, edits),
            })),
          )
        const content = suggestedEdits && (
          <>
            <MarkedSource suggestedEdits={suggestedEdits} />
            <EditList
              suggestedEdits={suggestedEdits}
              notes={cardState.card.notes}
              disabled={!isFinished}
              onChange={updateEdits}
            />
          </>
        )
        return (
          <li key={id} className="min-w-0">
            {renderCard(cardState, index, content)}
          </li>
        )
      })}
    </ol>
  )
}

export { EditsView as SetView }
