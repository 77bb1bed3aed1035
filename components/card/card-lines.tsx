import { type BlankControl, ResultText } from '@/components/blanks/result-text'
import type { RankedPart } from '@/components/run-state/rank-parts'
import type { Card } from '@/lib/tool/card'
import { CardMeters } from './card-meters'

type Props = { card: Card; parts: readonly RankedPart[]; blankControl: BlankControl | undefined }

/** Additional parts of an answer, one muted line each, then its counts. */
export function CardLines({ card: { meters = [], assumed = [], lost = [] }, parts, blankControl }: Props) {
  return (
    <div className="col-span-2 mt-1 grid w-full min-w-0 content-start gap-1 text-muted text-sm sm:col-span-1 sm:col-start-1">
      {parts.map(({ label, text, blankKeys }, index) => (
        <ResultText
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
          key={index}
          label={label}
          text={text}
          blankKeys={blankKeys}
          assumedPhrases={assumed}
          blankControl={blankControl}
        />
      ))}
      {assumed.length > 0 && (
        <p className="text-caution">Underlined words are not from you: keep, change or drop them in More.</p>
      )}
      {lost.length > 0 && (
        <p className="text-caution">
          Missing from your text: <span dir="auto">{lost.join(', ')}</span>. Put it back before you post.
        </p>
      )}
      {meters.length > 0 && <CardMeters meters={meters} />}
    </div>
  )
}
