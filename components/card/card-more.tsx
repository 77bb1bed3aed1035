import type { RefObject } from 'react'
import { FilledText, type Filling } from '@/components/blanks/filled-text'
import { CardPreview } from '@/components/previews/card-preview'
import { isDrawn } from '@/components/previews/is-drawn'
import type { RankedPart } from '@/components/run-state/ranked-parts'
import type { Change } from '@/components/run-state/shown-run'
import { CardScore } from '@/components/score/card-score'
import type { Card } from '@/lib/tool/card'
import { AssumedPhrases } from './assumed/assumed-phrases'
import { MoreActions, type MoreActionsProps } from './more-actions'

export type Panel = 'edit' | 'combine'

type Props = Omit<MoreActionsProps, 'text' | 'ready'> & {
  id: string
  /** As it would be with what is being typed in the editor. */
  seen: Card
  parts: readonly RankedPart[]
  filling: Filling | undefined
  editing: typeof import('./editing') | null
  editButton: RefObject<HTMLButtonElement | null>
  onChange: (card: Card, by: Change) => void
  /** Opens the editor at a phrase. */
  onEditAt: (phrase: string) => void
}

/** All about a result that is not its answer: what can be done with it, then what there is to know. */
export function CardMore({ id, seen, parts, filling, editing, onChange, onEditAt, ...actions }: Props) {
  const { card, number, values } = actions
  return (
    <div id={id} className="mt-3 border-line border-t pt-3">
      <MoreActions {...actions} text={seen.copy} ready={editing !== null} />
      <AssumedPhrases card={card} number={number} editing={editing} onChange={onChange} onEdit={onEditAt} />
      <div className={seen.preview?.kind === 'diff' ? '' : 'lg:flex lg:gap-6'}>
        <div className="mt-3 grid min-w-0 grow content-start gap-2 text-sm">
          {parts.map(({ label, text, blanks }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
            <div key={index}>
              {label && <p className="font-semibold text-muted">{label}</p>}
              <FilledText text={text} blanks={blanks} assumed={card.assumed} filling={filling} />
            </div>
          ))}
          {seen.notes?.map((note) => (
            <p key={note} className="max-w-prose text-muted">
              {note}
            </p>
          ))}
          {seen.tags && seen.tags.length > 0 && <p className="text-muted">{seen.tags.join(' · ')}</p>}
          <CardScore card={seen} values={values} />
        </div>
        {seen.preview && !isDrawn(seen.preview) && (
          <CardPreview preview={seen.preview} meters={seen.meters} />
        )}
      </div>
    </div>
  )
}
