import { type ReactNode, useRef, useState } from 'react'
import { outlineLabel } from '@/lib/fit/blanks'
import type { Card } from '@/lib/tool/card'
import type { RefineAction, ToolForm } from '@/lib/tool/form'
import type { FormValues } from '@/lib/tool/form-values'
import { AssumedPhrases } from './assumed/assumed-phrases'
import { CardActions, type Panel } from './card-actions'
import { CardText } from './card-text'
import { type Opening, openingOf } from './openings'
import { CardPreview } from './previews/card-preview'
import { CardScore } from './score/card-score'
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

/** One result with everything that can be done with it. */
export function ResultCard({ shown, number, openings, editing, inside, onChange, onUndo, ...rest }: Props) {
  const { card } = shown
  const [panel, setPanel] = useState<Panel | null>(null)
  const [draft, setDraft] = useState<Card | null>(null)
  const [start, setStart] = useState('')
  const article = useRef<HTMLElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const seen = draft ?? card
  const mayCombine = editing ? openings.length > 0 : openingOf(card) !== undefined
  const panels: readonly Panel[] = mayCombine ? ['edit', 'combine'] : ['edit']

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
      <header className="flex flex-wrap items-center gap-2">
        <h3 className="font-semibold">
          <span className="text-muted">{number}.</span> {card.heading}
        </h3>
        {seen.tags?.map((tag) => (
          <span key={tag} className="rounded-full bg-raised px-2.5 py-0.5 text-xs">
            {tag}
          </span>
        ))}
        {seen.outline && (
          <span className="rounded-full bg-raised px-2.5 py-0.5 font-semibold text-caution text-xs">
            {outlineLabel}
          </span>
        )}
        {card.edited && <span className="rounded-full bg-raised px-2.5 py-0.5 text-xs">edited by you</span>}
      </header>
      <div className="lg:flex lg:gap-6">
        <div className="min-w-0 grow">
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
            <>
              {inside ?? <CardText card={card} />}
              <AssumedPhrases
                card={card}
                number={number}
                editing={editing}
                onChange={onChange}
                onEdit={(phrase) => {
                  setStart(phrase)
                  setPanel('edit')
                }}
              />
            </>
          )}
          {editing && panel === 'combine' && (
            <editing.CombinePanel
              card={card}
              number={number}
              openings={openings}
              onCombine={(next) => change(next, 'combine')}
            />
          )}
        </div>
        {seen.preview && <CardPreview preview={seen.preview} meters={seen.meters} number={number} />}
      </div>
      <CardScore card={seen} values={rest.values} />
      <CardActions
        {...rest}
        shown={shown}
        number={number}
        text={seen.copy}
        panel={panel}
        panels={panels}
        ready={editing !== null}
        editButton={editButton}
        onPanel={(one) => (panel === one ? close() : setPanel(one))}
        onUndo={() => {
          onUndo()
          article.current?.focus({ preventScroll: true })
        }}
      />
    </article>
  )
}
