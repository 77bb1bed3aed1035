import { updateCardById } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import { ChangeMark } from '@/components/ui/change-mark'
import { applyEdits } from '@/lib/text/grammar/text-edit'
import type { Card, SuggestedEdits } from '@/lib/tool/card'
import type { SetProps } from './layout-loaders'

export function SetView({ cards, isFinished, renderCard, onRunChange }: SetProps) {
  return (
    <ol className="mt-4 grid gap-3">
      {cards.map((cardState, index) => {
        const { id, marked: suggestedEdits } = cardState.card
        const updateEdits = (edits: SuggestedEdits['edits']) =>
          onRunChange((run) =>
            updateCardById(run, id, (state) => ({ ...state, card: setCardEdits(state.card, edits) })),
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

/** Each deletion is struck through and precedes its insertion. A rejected edit has a dotted underline. */
export function MarkedSource({ suggestedEdits: { source, edits } }: { suggestedEdits: SuggestedEdits }) {
  const endOffsets = [0, ...edits.map(({ end }) => end)]
  return (
    <p dir="auto" className="whitespace-pre-wrap font-medium">
      {edits.map(({ start, end, after, on }, index) => (
        <span key={start}>
          {source.slice(endOffsets[index], start)}
          {on ? (
            <ChangedText removedText={source.slice(start, end)} addedText={after} />
          ) : (
            <span className="underline decoration-2 decoration-caution decoration-dotted underline-offset-4">
              {source.slice(start, end)}
            </span>
          )}
        </span>
      ))}
      {source.slice(endOffsets.at(-1))}
    </p>
  )
}

function ChangedText({ removedText, addedText }: { removedText: string; addedText: string }) {
  return (
    <>
      <ChangeMark kind="removed" className="bg-danger/10 text-danger decoration-2" text={removedText} />
      {addedText !== '' && (
        <ChangeMark kind="added" className="ml-0.5 bg-positive/15 text-positive decoration-2" text={addedText} />
      )}
    </>
  )
}

type Props = {
  suggestedEdits: SuggestedEdits
  notes: readonly string[] | undefined
  disabled: boolean
  onChange: (edits: SuggestedEdits['edits']) => void
}

const kindLabels = { grammar: 'Grammar', spelling: 'Spelling', punctuation: 'Punctuation', style: 'Style' } as const

export function EditList({ suggestedEdits: { source, edits }, notes = [], disabled, onChange }: Props) {
  const acceptedCount = edits.filter(({ on }) => on).length
  const setAllAccepted = (isAccepted: boolean) => onChange(edits.map((edit) => ({ ...edit, on: isAccepted })))
  return (
    <div className="mt-3 text-sm">
      {edits.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 border-line border-t pt-3">
          <p role="status" className="grow font-semibold">
            {acceptedCount} of {edits.length} {edits.length === 1 ? 'edit' : 'edits'} accepted
          </p>
          <Button disabled={disabled || acceptedCount === edits.length} onClick={() => setAllAccepted(true)}>
            Accept all
          </Button>
          <Button disabled={disabled || acceptedCount === 0} onClick={() => setAllAccepted(false)}>
            Reject all
          </Button>
        </div>
      )}
      <ul className="mt-1 divide-y divide-line">
        {edits.map(({ start, end, after, reason, kind, on }, index) => (
          <li key={start}>
            <label className="flex min-h-11 cursor-pointer items-start gap-3 py-2">
              <input
                type="checkbox"
                checked={on}
                disabled={disabled}
                onChange={() =>
                  onChange(edits.with(index, { ...(edits[index] as SuggestedEdits['edits'][number]), on: !on }))
                }
                className="mt-0.5"
              />
              <span className="min-w-0">
                <span className="text-base">
                  <ChangedText removedText={source.slice(start, end)} addedText={after} />
                </span>{' '}
                <span className="text-muted">
                  {kindLabels[kind]}: {reason}
                </span>
              </span>
            </label>
          </li>
        ))}
      </ul>
      {notes.map((note) => (
        <p key={note} className="mt-2 max-w-prose text-muted">
          {note}
        </p>
      ))}
    </div>
  )
}

export function setCardEdits(card: Card, edits: SuggestedEdits['edits']): Card {
  if (!card.marked) return card
  const { source } = card.marked
  const copy = applyEdits(
    source,
    edits.filter(({ on }) => on),
  )
  const parts = card.parts.map((part) => (part.text === card.copy ? { ...part, text: copy } : part))
  return { ...card, parts, copy, marked: { source, edits } }
}
