import type { RefObject } from 'react'
import { type BlankControl, ResultText } from '@/components/blanks/result-text'
import { CardPreview } from '@/components/previews/card-preview'
import { isInlinePreview } from '@/components/previews/is-inline-preview'
import type { RankedPart } from '@/components/run-state/rank-parts'
import type { CardChange } from '@/components/run-state/run-state'
import { CardScore } from '@/components/score/card-score'
import type { Card } from '@/lib/tool/card'
import { AssumedPhrases } from './assumed/assumed-phrases'
import { MoreActions, type MoreActionsProps } from './more-actions'

export type Panel = 'edit' | 'combine'

type Props = Omit<MoreActionsProps, 'text' | 'isReady'> & {
  id: string
  /** The card with the current text of the editor. */
  draftCard: Card
  parts: readonly RankedPart[]
  blankControl: BlankControl | undefined
  editingModule: typeof import('./deferred-editing') | null
  editButtonRef: RefObject<HTMLButtonElement | null>
  onChange: (card: Card, change: CardChange) => void
  onEditPhrase: (phrase: string) => void
}

/** Content behind "More": the actions on a result, then its details. */
export function MorePanel({
  id,
  draftCard,
  parts,
  blankControl,
  editingModule,
  onChange,
  onEditPhrase,
  ...actionProps
}: Props) {
  const { card, resultNumber, values } = actionProps
  return (
    <div id={id} className="mt-3 border-line border-t pt-3">
      <MoreActions {...actionProps} text={draftCard.copy} isReady={editingModule !== null} />
      <AssumedPhrases
        card={card}
        resultNumber={resultNumber}
        editingModule={editingModule}
        onChange={onChange}
        onEdit={onEditPhrase}
      />
      <div className={draftCard.preview?.kind === 'diff' ? '' : 'lg:flex lg:gap-6'}>
        <div className="mt-3 grid min-w-0 grow content-start gap-2 text-sm">
          {parts.map(({ label, text, blankKeys }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
            <div key={index}>
              {label && <p className="font-semibold text-muted">{label}</p>}
              <ResultText text={text} blankKeys={blankKeys} assumedPhrases={card.assumed} blankControl={blankControl} />
            </div>
          ))}
          {draftCard.notes?.map((note) => (
            <p key={note} className="max-w-prose text-muted">
              {note}
            </p>
          ))}
          {draftCard.tags && draftCard.tags.length > 0 && <p className="text-muted">{draftCard.tags.join(' · ')}</p>}
          <CardScore card={draftCard} values={values} />
        </div>
        {draftCard.preview && !isInlinePreview(draftCard.preview) && (
          <CardPreview preview={draftCard.preview} meters={draftCard.meters} />
        )}
      </div>
    </div>
  )
}
