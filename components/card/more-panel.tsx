import { useRef, useState } from 'react'
import { type BlankControl, ResultText } from '@/components/blanks/result-text'
import { useLazyModule } from '@/components/loading/lazy-module'
import { CardPreview, isInlinePreview } from '@/components/previews/card-preview'
import type { PartWithBlankKeys } from '@/components/run-state/card-parts'
import type { CardChange } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'
import type { FormValues } from '@/lib/tool/form-values'
import { MoreActions, type MoreActionsProps } from './more-actions'

type AssumedPhrasesProps = Pick<MorePanelProps, 'card' | 'resultNumber' | 'editingModule' | 'onChange' | 'onEditPhrase'>

/** Phrases of a result that the visitor did not provide. Each can be confirmed, changed or removed with one tap. */
function AssumedPhrases({ card, resultNumber, editingModule, onChange, onEditPhrase }: AssumedPhrasesProps) {
  const { assumed = [] } = card
  if (assumed.length === 0) return null
  const isReady = editingModule !== null
  const choices = [
    { label: 'Keep', isEnabled: true, choose: (phrase: string) => onChange(confirmPhrase(card, phrase), 'keep') },
    { label: 'Change', isEnabled: isReady, choose: onEditPhrase },
    {
      label: 'Drop',
      isEnabled: isReady,
      choose: (phrase: string) => editingModule && onChange(editingModule.removePhraseFromCard(card, phrase), 'drop'),
    },
  ]
  return (
    <section aria-label={`Added by the AI in result ${resultNumber}`} className="mt-3 text-sm">
      <p className="font-semibold">Added by the AI: keep, change or drop</p>
      <ul>
        {assumed.map((phrase) => (
          <li key={phrase} className="mt-1 flex flex-wrap items-center gap-1">
            <span className="mr-2 underline decoration-caution decoration-wavy underline-offset-4">{phrase}</span>
            {choices.map(({ label, isEnabled, choose }) => (
              <Button
                key={label}
                size="small"
                variant="quiet"
                aria-label={`${label} “${phrase}” (result ${resultNumber})`}
                aria-disabled={!isEnabled}
                onClick={() => isEnabled && choose(phrase)}
              >
                {label}
              </Button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

function confirmPhrase({ assumed = [], ...card }: Card, phrase: string): Card {
  const remainingPhrases = assumed.filter((other) => other !== phrase)
  return remainingPhrases.length > 0 ? { ...card, assumed: remainingPhrases } : card
}

const loadScoreModule = () => import('@/components/score/line-scorer')

function CardScore({ card: { score: kind, copy }, values }: { card: Card; values: FormValues }) {
  const lazyModule = useLazyModule(loadScoreModule, kind !== undefined)
  if (!kind) return null
  const score =
    lazyModule.status === 'loaded' ? lazyModule.module.scoreText(kind, copy.split('\n')[0] ?? '', values) : null
  return (
    <details className="min-h-9">
      <summary className="min-h-9 py-1.5 text-sm text-muted">
        Checklist score
        {score === 'unreadable' ? ': this line can’t be scored' : score && `: ${score.total} of 100`}
      </summary>
      {score && lazyModule.status === 'loaded' && (
        <div className="mt-1">
          <lazyModule.module.ScoreList score={score} />
        </div>
      )}
    </details>
  )
}

export type Panel = 'edit' | 'combine'

export type MorePanelProps = Omit<MoreActionsProps, 'text' | 'isReady'> & {
  id: string
  draftCard: Card
  parts: readonly PartWithBlankKeys[]
  blankControl: BlankControl | undefined
  /** This is null until the code is loaded, and while results still arrive. */
  editingModule: typeof import('./card-editing') | null
  onChange: (card: Card, change: CardChange) => void
  onEditPhrase: (phrase: string) => void
}

export function MorePanel(props: MorePanelProps) {
  const { id, card, draftCard, parts, blankControl } = props
  return (
    <div id={id} className="mt-3 border-line border-t pt-3">
      <MoreActions {...props} text={draftCard.copy} isReady={props.editingModule !== null} />
      <AssumedPhrases {...props} />
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
          <CardScore card={draftCard} values={props.values} />
        </div>
        {draftCard.preview && !isInlinePreview(draftCard.preview) && (
          <CardPreview preview={draftCard.preview} meters={draftCard.meters} />
        )}
      </div>
    </div>
  )
}

type PanelState = { panel: Panel | null; initialSelection: string; draft: Card | null }

const closedPanelState: PanelState = { panel: null, initialSelection: '', draft: null }

export function usePanel() {
  const [isOpen, setIsOpen] = useState(false)
  const [panelState, setPanelState] = useState(closedPanelState)
  const editButtonRef = useRef<HTMLButtonElement>(null)

  function closePanel() {
    setPanelState(closedPanelState)
    editButtonRef.current?.focus()
  }

  return {
    ...panelState,
    isOpen,
    panelProps: {
      panel: panelState.panel,
      editButtonRef,
      onPanelToggle: (panel: Panel) =>
        panel === panelState.panel ? closePanel() : setPanelState({ ...closedPanelState, panel }),
      onEditPhrase(initialSelection: string) {
        setIsOpen(true)
        setPanelState({ ...closedPanelState, panel: 'edit', initialSelection })
      },
    },
    closePanel,
    setDraft: (draft: Card) => setPanelState({ ...panelState, draft }),
    /** Focus stays on More because the closed panel cannot have focus. */
    toggleOpen() {
      setPanelState(closedPanelState)
      setIsOpen(!isOpen)
    },
  }
}
