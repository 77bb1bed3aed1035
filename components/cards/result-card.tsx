import { type ReactNode, useId, useRef, useState } from 'react'
import { outlineLabel } from '@/lib/fit/blanks'
import type { Card } from '@/lib/tool/card'
import type { RefineAction, ToolForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { CardActions } from './card-actions'
import { CardAnswer } from './card-answer'
import { cardHeading } from './card-heading'
import { CardLines } from './card-lines'
import { CardMore, type Panel } from './card-more'
import { CopyButton } from './copy-button'
import { type Opening, openingOf } from './openings'
import { rankedParts } from './ranked-parts'
import type { Change, ShownCard } from './shown-run'

type Props = {
  shown: ShownCard
  number: number
  form: ToolForm
  /** What the result was written from. */
  values: FormValues
  actions: readonly RefineAction[]
  /** First lines of other results that this one could have. */
  openings: readonly Opening[]
  /** Null until the code for it has arrived, and while results still come. */
  editing: typeof import('./editing') | null
  /** What a set draws in the place of the text. */
  inside?: ReactNode
  busy: boolean
  marked: boolean
  onMark: () => void
  onRefine: (action: RefineAction, byKeyboard: boolean, words?: string) => void
  onChange: (card: Card, by: Change) => void
  onUndo: () => void
}

/** One result: its answer with Copy, Save, and all that can be done with it behind "More". */
export function ResultCard({ shown, number, openings, editing, inside, onChange, onUndo, ...rest }: Props) {
  const { card } = shown
  const [isOpen, setIsOpen] = useState(false)
  const [panel, setPanel] = useState<Panel | null>(null)
  const [draft, setDraft] = useState<Card | null>(null)
  const [start, setStart] = useState('')
  const id = useId()
  const article = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const seen = draft ?? card
  const { answer, beside, more } = rankedParts(seen)
  const mayCombine = editing ? openings.length > 0 : openingOf(card) !== undefined

  function close() {
    setPanel(null)
    setDraft(null)
    setStart('')
    editButton.current?.focus()
  }

  function change(next: Card, by: Change) {
    onChange(next, by)
    close()
  }

  return (
    <article
      ref={article}
      tabIndex={-1}
      className="scroll-mt-20 rounded-xl border border-line bg-surface p-4 sm:p-5"
      aria-label={`Result ${number}`}
    >
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        <h3 className="font-medium">{cardHeading(number, card)}</h3>
        {seen.outline && <span className="font-semibold text-caution">{outlineLabel}</span>}
        {card.edited && <span>edited by you</span>}
      </header>
      <div className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-2 sm:grid-cols-[minmax(0,1fr)_auto] sm:gap-x-4">
        <div className="col-span-2 min-w-0 sm:col-span-1">
          {editing && panel === 'edit' ? (
            <editing.CardEditor
              card={card}
              number={number}
              start={start}
              onDraft={setDraft}
              onSave={(next) => change(next, 'edit')}
              onCancel={close}
            />
          ) : (
            (inside ?? <CardAnswer card={card} parts={answer} />)
          )}
        </div>
        {panel !== 'edit' && <CardLines card={card} parts={inside ? [] : beside} />}
        <div className="mt-3 sm:col-start-2 sm:row-start-1 sm:mt-0 sm:justify-self-end">
          <CopyButton text={seen.copy} name={`Copy result ${number}`} look="primary" />
        </div>
        <CardActions
          shown={shown}
          number={number}
          marked={rest.marked}
          isOpen={isOpen}
          contents={id}
          onMark={rest.onMark}
          onUndo={
            panel === 'edit'
              ? undefined
              : () => {
                  onUndo()
                  article.current?.focus({ preventScroll: true })
                }
          }
          onMore={() => {
            if (isOpen && panel) close()
            setIsOpen(!isOpen)
          }}
        />
      </div>
      {editing && panel === 'combine' && (
        <editing.CombinePanel
          card={card}
          number={number}
          openings={openings}
          onCombine={(next) => change(next, 'combine')}
        />
      )}
      {isOpen && (
        <CardMore
          {...rest}
          id={id}
          card={card}
          seen={seen}
          parts={more}
          number={number}
          editing={editing}
          panel={panel}
          panels={mayCombine ? ['edit', 'combine'] : ['edit']}
          editButton={editButton}
          onPanel={(one) => (panel === one ? close() : setPanel(one))}
          onEditAt={(phrase) => {
            setStart(phrase)
            setPanel('edit')
          }}
          onChange={onChange}
        />
      )}
    </article>
  )
}
