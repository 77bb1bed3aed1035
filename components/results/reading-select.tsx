import { useId } from 'react'
import type { PromptReading } from '@/components/run-state/run-state'
import type { PromptForm } from '@/lib/tool/form'

type Props = {
  form: PromptForm
  reading: PromptReading
  isBusy: boolean
  onReadingChange: (kind: string) => void
}

/** Shows how the prompt was read and lets the visitor change it. Another reading costs no use. */
export function ReadingSelect({ form, reading, isBusy, onReadingChange }: Props) {
  const id = useId()
  const field = form.fields.find(({ name }) => name === 'readAs')
  if (field?.kind !== 'select') return null
  const kinds = field.options.filter(({ value }) => value !== field.default)
  return (
    <div className="mt-3 flex min-h-11 flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <label htmlFor={id} className="font-semibold">
        Read as:
      </label>
      <select
        id={id}
        value={reading.sure ? reading.kind : ''}
        disabled={isBusy}
        aria-describedby={`${id}-cost`}
        className="min-h-11 rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
        onChange={(event) => onReadingChange(event.target.value)}
      >
        {!reading.sure && <option value="">Not sure, so kept neutral</option>}
        {kinds.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <span id={`${id}-cost`} className="text-muted">
        Wrong? Choose another: it costs no use.
      </span>
    </div>
  )
}
