import { type FocusEvent, type ReactNode, useId, useRef, useState } from 'react'
import { getOpening, groupPartsByRank, type Opening } from '@/components/run-state/card-parts'
import { type CardChange, type CardState, getBaseCard } from '@/components/run-state/run-state'
import type { CardShape } from '@/components/sets/layout-loaders'
import { CopyButton } from '@/components/ui/copy-button'
import { useDelayedEffect } from '@/components/ui/use-delayed-effect'
import { countBlanks, outlineLabel } from '@/lib/core/strings/blanks'
import type { Card } from '@/lib/tool/card'
import { getResultNoun } from '@/lib/tool/form'
import { CopyWarning, SaveAndMoreButtons, UndoButton } from './card-buttons'
import { CardAnswer, CardLines, CardRow, formatCardHeading } from './card-content'
import { MorePanel, type MorePanelProps, usePanel } from './more-panel'

type Props = Pick<
  MorePanelProps,
  'resultNumber' | 'form' | 'values' | 'actions' | 'engine' | 'isBusy' | 'onRefine' | 'editingModule' | 'onChange'
> & {
  cardState: CardState
  openings: readonly Opening[]
  content: ReactNode
  shape: CardShape
  isSaved: boolean
  onToggleSave: () => void
  onFill: (key: string, text: string) => void
  onCommitFills: () => void
  onUndo: () => void
}

/** The delay postpones the layout change, so that a control does not move while the visitor presses it. */
const COMMIT_DELAY_MS = 250

/** Commits the text that the visitor fills into the blanks once focus leaves their inputs. */
function useFillCommit(hasDraft: boolean, onCommitFills: () => void) {
  const [isFocused, setIsFocused] = useState(false)
  useDelayedEffect([isFocused, hasDraft], COMMIT_DELAY_MS, () => !isFocused && hasDraft && onCommitFills())
  return {
    onFocus: ({ target }: FocusEvent) =>
      setIsFocused(target instanceof HTMLTextAreaElement && 'blank' in target.dataset),
    onBlur: () => setIsFocused(false),
  }
}

export function ResultCard(props: Props) {
  const { cardState, resultNumber, openings, editingModule, content, shape, isSaved, onChange } = props
  const { card, fillDraft } = cardState
  const { isOpen, initialSelection, draft, panelProps, closePanel, setDraft, toggleOpen } = usePanel()
  const { panel, onEditPhrase: openEditor } = panelProps
  const [hasWarned, setHasWarned] = useState(false)
  const id = useId()
  const articleRef = useRef<HTMLElement>(null)
  const focusHandlers = useFillCommit(fillDraft !== undefined, props.onCommitFills)
  const describedBy = hasWarned ? `${id}-left` : undefined
  const control = { resultNumber, values: fillDraft?.values ?? {}, describedBy, onChange: props.onFill }
  const blankControl = editingModule && panel !== 'edit' ? control : undefined
  const shownCard = draft ?? card
  const baseCard = getBaseCard(cardState)
  const { answerParts, secondaryParts, moreParts } = groupPartsByRank(baseCard)
  const blankCount = countBlanks(shownCard.copy)
  const needsReview = card.review === true && !shownCard.edited
  const canCombine = editingModule ? openings.length > 0 : getOpening(card) !== undefined

  function applyChange(newCard: Card, change: CardChange) {
    onChange(newCard, change)
    closePanel()
  }

  /** Blocks the first copy of a text that has open blanks or needs review. Returns whether the copy is blocked. */
  function warnBeforeCopy(): boolean {
    if ((blankCount === 0 && !needsReview) || hasWarned) return false
    setHasWarned(true)
    const blankInputs = [...(articleRef.current?.querySelectorAll<HTMLTextAreaElement>('[data-blank]') ?? [])]
    const emptyInput = blankInputs.find(({ value }) => value.trim() === '')
    if (emptyInput) emptyInput.focus()
    else if (editingModule && panel !== 'edit') openEditor('')
    return true
  }

  const { onToggleSave } = props
  const sharedProps = { resultNumber, isSaved, isOpen, panelId: id, onToggleSave, onToggleMore: toggleOpen }
  const undoButton = panel !== 'edit' && (
    <UndoButton
      cardState={cardState}
      resultNumber={resultNumber}
      onUndo={() => {
        props.onUndo()
        articleRef.current?.focus({ preventScroll: true })
      }}
    />
  )
  const editor = editingModule && panel === 'edit' && (
    <editingModule.CardEditor
      card={card}
      resultNumber={resultNumber}
      noun={getResultNoun(props.form)}
      initialSelection={initialSelection}
      onDraftChange={setDraft}
      onSave={(newCard) => applyChange(newCard, 'edit')}
      onCancel={closePanel}
    />
  )
  const cardLines = !editor && (
    <CardLines card={card} parts={content ? [] : secondaryParts} blankControl={blankControl} />
  )
  const details = (
    <>
      {editingModule && panel === 'combine' && (
        <editingModule.CombinePanel
          card={card}
          resultNumber={resultNumber}
          openings={openings}
          onCombine={(newCard) => applyChange(newCard, 'combine')}
        />
      )}
      {isOpen && (
        <MorePanel
          {...props}
          {...panelProps}
          id={id}
          card={card}
          draftCard={shownCard}
          parts={moreParts}
          blankControl={blankControl}
          panels={canCombine ? ['edit', 'combine'] : ['edit']}
        />
      )}
    </>
  )
  const articleProps = {
    ref: articleRef,
    tabIndex: -1,
    'aria-label': `Result ${resultNumber}`,
    ...(cardState.isNew && { 'data-new': '' }),
    ...focusHandlers,
  }

  if (shape.isRow) {
    return (
      <article {...articleProps} className="scroll-mt-20 rounded-xl border border-line bg-surface">
        <CardRow
          card={shownCard}
          text={answerParts[0]?.text ?? shownCard.copy}
          resultNumber={resultNumber}
          isNew={cardState.isNew ?? false}
        >
          <SaveAndMoreButtons {...sharedProps} isIconOnly />
        </CardRow>
        {isOpen && (
          <div className="border-line border-t p-4">
            {editor || cardLines}
            {undoButton}
            {details}
          </div>
        )}
      </article>
    )
  }
  return (
    <article {...articleProps} className="scroll-mt-20 rounded-xl border border-line bg-surface p-3 sm:p-5">
      <header className="flex flex-wrap items-center gap-x-2 gap-y-1 text-muted text-sm">
        <h3 className="font-medium">{shape.heading ?? formatCardHeading(resultNumber, card)}</h3>
        {cardState.isNew && <span className="font-semibold text-positive">new</span>}
        {shownCard.outline && <span className="font-semibold text-caution">{outlineLabel}</span>}
        {baseCard.edited && <span>edited by you</span>}
      </header>
      <div className="mt-1 flex flex-wrap items-end justify-between gap-x-4">
        <div className="w-full min-w-0">
          {editor ||
            (content ?? (
              <CardAnswer
                card={shownCard}
                parts={answerParts}
                blankControl={blankControl}
                onBeforeCopy={warnBeforeCopy}
              />
            ))}
        </div>
        {cardLines}
        <div className="mt-3 flex flex-wrap items-center gap-x-0.5 sm:ml-auto">
          <CopyButton
            text={shownCard.copy}
            name={shape.copyLabel ? `${shape.copyLabel} (result ${resultNumber})` : `Copy result ${resultNumber}`}
            label={shape.copyLabel ?? 'Copy'}
            variant="primary"
            onBeforeCopy={warnBeforeCopy}
          />
          <SaveAndMoreButtons {...sharedProps} />
          {undoButton}
        </div>
        {hasWarned && (blankCount > 0 || needsReview) && (
          <CopyWarning id={`${id}-left`} blankCount={blankCount} text={shownCard.copy} resultNumber={resultNumber} />
        )}
      </div>
      {details}
    </article>
  )
}
