import type { Card } from '@/lib/tool/card'
import { FilledText } from './filled-text'

/** A result's text in reading order; left and right parts stand side by side where there is room. */
export function CardParts({
  parts,
  assumed = [],
}: Pick<Card, 'parts'> & { assumed?: Card['assumed'] | undefined }) {
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2 sm:gap-x-6">
      {parts.map((part, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a card never change their order.
        <div key={index} className={columns[part.column ?? 'both']}>
          {part.label && <h4 className="text-sm font-semibold text-muted">{part.label}</h4>}
          <FilledText text={part.text} assumed={assumed} />
        </div>
      ))}
    </div>
  )
}

const columns = {
  both: 'min-w-0 sm:col-span-2',
  left: 'min-w-0 sm:col-start-1',
  right: 'min-w-0 border-l-2 border-line pl-3 sm:col-start-2',
} as const
