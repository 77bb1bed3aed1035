import { ResultText } from '@/components/blanks/result-text'
import type { Opening } from '@/components/run-state/openings'
import { replaceOpening } from '@/components/run-state/replace-opening'
import { Button } from '@/components/ui/button'
import type { Card } from '@/lib/tool/card'

type Props = {
  card: Card
  resultNumber: number
  openings: readonly Opening[]
  onCombine: (combinedCard: Card) => void
}

export function CombinePanel({ card, resultNumber, openings, onCombine }: Props) {
  return (
    <section aria-label={`First lines for result ${resultNumber}`} className="mt-3 rounded-lg bg-raised p-3">
      <p className="text-sm">Give this result another first line. The rest stays.</p>
      <ul className="mt-2 grid gap-2">
        {openings.map(({ text, sourceLabel }) => (
          <li key={text} className="flex items-start justify-between gap-3 rounded-lg bg-surface p-3 text-sm">
            <div className="min-w-0">
              <p className="text-xs text-muted">{sourceLabel}</p>
              <ResultText text={text} />
            </div>
            <Button
              size="small"
              className="shrink-0"
              aria-label={`Use on result ${resultNumber}: ${text.slice(0, 60)}`}
              onClick={() => onCombine(replaceOpening(card, text))}
            >
              Use
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
