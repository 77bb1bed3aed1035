import type { CardChange } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  resultNumber: number
  /** Null until the code is loaded, and while results still arrive. */
  editingModule: typeof import('../deferred-editing') | null
  onChange: (card: Card, change: CardChange) => void
  /** Opens the editor with a phrase selected. */
  onEdit: (phrase: string) => void
}

/** Phrases of a result that the visitor did not provide. Each can be confirmed, changed or removed with one tap. */
export function AssumedPhrases({ card, resultNumber, editingModule, onChange, onEdit }: Props) {
  const { assumed = [] } = card
  if (assumed.length === 0) return null
  const buildLabelSuffix = (phrase: string) => `“${phrase}” (result ${resultNumber})`
  return (
    <section aria-label={`Not from you, in result ${resultNumber}`} className="mt-3 text-sm">
      <p className="font-semibold">Assumed by the AI: keep, change or drop</p>
      <ul>
        {assumed.map((phrase) => (
          <li key={phrase} className="mt-1 flex flex-wrap items-center gap-1">
            <span className="mr-2 underline decoration-caution decoration-wavy underline-offset-4">{phrase}</span>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Keep ${buildLabelSuffix(phrase)}`}
              onClick={() => onChange(keepPhrase(card, phrase), 'keep')}
            >
              Keep
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Change ${buildLabelSuffix(phrase)}`}
              aria-disabled={editingModule === null}
              onClick={() => editingModule && onEdit(phrase)}
            >
              Change
            </Button>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Drop ${buildLabelSuffix(phrase)}`}
              aria-disabled={editingModule === null}
              onClick={() => editingModule && onChange(editingModule.removePhraseFromCard(card, phrase), 'drop')}
            >
              Drop
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Marks a phrase as confirmed by the visitor. */
function keepPhrase({ assumed = [], ...card }: Card, phrase: string): Card {
  const remainingPhrases = assumed.filter((other) => other !== phrase)
  return remainingPhrases.length > 0 ? { ...card, assumed: remainingPhrases } : card
}
