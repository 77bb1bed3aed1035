import type { CardChange } from '@/components/run-state/run-state'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  resultNumber: number
  /** Null until the code for it has arrived, and while results still come. */
  editingModule: typeof import('../deferred-editing') | null
  onChange: (card: Card, change: CardChange) => void
  /** Opens the editor at a phrase. */
  onEdit: (phrase: string) => void
}

/** What a result says that the visitor has not: each phrase is kept, changed or dropped with one tap. */
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

/** The result as the visitor's own in this phrase. */
function keepPhrase({ assumed = [], ...card }: Card, phrase: string): Card {
  const remainingPhrases = assumed.filter((other) => other !== phrase)
  return remainingPhrases.length > 0 ? { ...card, assumed: remainingPhrases } : card
}
