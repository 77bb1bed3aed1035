import { hasBlank } from '@/lib/fit/blanks'
import type { Card, CardPart } from '@/lib/tool/card'
import { CardMeters } from './card-meters'

type Props = { card: Card; parts: readonly CardPart[] }

/** What goes with an answer, a muted line each, then its counts. */
export function CardLines({ card: { meters = [], assumed = [] }, parts }: Props) {
  return (
    <div className="col-span-2 mt-1 grid min-w-0 content-start gap-1 sm:col-span-1 sm:col-start-1">
      {parts.map(({ label, text }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
        <p key={index} dir="auto" className="max-w-prose whitespace-pre-wrap text-muted text-sm">
          {label && <span className="font-semibold">{label}: </span>}
          <span className={hasBlank(text) ? 'text-caution' : ''}>{text}</span>
        </p>
      ))}
      {assumed.length > 0 && (
        <p className="text-caution text-sm">Underlined is not from you: keep, change or drop it in More.</p>
      )}
      {meters.length > 0 && <CardMeters meters={meters} />}
    </div>
  )
}
