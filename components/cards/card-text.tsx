import { hasBlank } from '@/lib/fit/blanks'
import type { Card } from '@/lib/tool/card'
import { CardMeters } from './card-meters'
import { CardParts } from './card-parts'

/** A result to read: its text, its counts and what is advised about it. */
export function CardText({ card }: { card: Card }) {
  return (
    <>
      <CardParts parts={card.parts} assumed={card.assumed} />
      {card.parts.some((part) => hasBlank(part.text)) && (
        <p className="mt-3 text-sm text-caution">Fill in the blanks before you post.</p>
      )}
      {card.meters && card.meters.length > 0 && <CardMeters meters={card.meters} />}
      {card.notes?.map((note) => (
        <p key={note} className="mt-3 text-sm text-muted">
          {note}
        </p>
      ))}
    </>
  )
}
