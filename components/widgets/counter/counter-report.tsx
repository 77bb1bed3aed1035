import { memo } from 'react'
import { measure } from '@/lib/platforms/measure'
import { figuresOf } from './counter-summary'
import { fieldCounts, type NetworkChoice } from './field-counts'
import { FieldTable } from './field-table'

type Props = { text: string; choice: NetworkChoice }

/** Only drawn anew when the counted text changes, so that typing does not wait for it. */
export const CounterReport = memo(function CounterReport({ text, choice }: Props) {
  const measures = measure(text)
  const fields = fieldCounts(measures, choice)
  const over = fields.filter((field) => field.over > 0)
  const [first] = over
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {figuresOf(text, measures).map(({ label, value }) => (
          <div key={label} className="rounded-xl border border-line bg-surface p-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="font-semibold">
        Fits {fields.length - over.length} of {fields.length} fields
      </p>
      <p role="status" className="sr-only">
        {first && `Too long for ${first.network}: ${first.label}`}
      </p>
      <FieldTable fields={fields} text={text} />
    </>
  )
})
