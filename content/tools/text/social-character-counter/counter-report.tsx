import { memo } from 'react'
import type { LengthByUnit } from '@/lib/platforms/counting/measure'
import { buildFigures } from './build-figures'
import { buildFieldCounts, type NetworkChoice } from './field-counts'
import { FieldTable } from './field-table'
import type { Counter } from './use-counter'

const emptyMeasures: LengthByUnit = {
  characters: 0,
  weighted: 0,
  bytes: 0,
  hashtags: 0,
  graphemes: 0,
  threads: 0,
  mastodon: 0,
}

type Props = { text: string; counter: Counter | null; choice: NetworkChoice }

/** Only drawn anew when the counted text changes, so that typing does not wait for it. */
export const CounterReport = memo(function CounterReport({ text, counter, choice }: Props) {
  const measures = counter?.measureLengths(text) ?? emptyMeasures
  const fields = buildFieldCounts(measures, choice)
  const exceededFields = fields.filter((field) => field.excess > 0)
  const [firstExceededField] = exceededFields
  return (
    <>
      <dl className="grid grid-cols-2 gap-3 sm:grid-cols-4">
        {buildFigures(measures, counter?.countWords(text) ?? 0).map(({ label, value }) => (
          <div key={label} className="rounded-xl border border-line bg-surface p-3">
            <dt className="text-muted text-sm">{label}</dt>
            <dd className="font-bold text-2xl tabular-nums">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="font-semibold">
        Fits {fields.length - exceededFields.length} of {fields.length} fields
      </p>
      <p role="status" className="sr-only">
        {firstExceededField && `Too long for ${firstExceededField.network}: ${firstExceededField.label}`}
      </p>
      <FieldTable fields={fields} text={text} />
    </>
  )
})
