import { useId } from 'react'
import type { Field } from '@/lib/tool/form'
import { describeChangedOptions, type FormValues } from '@/lib/tool/form-values'
import { ConditionalInput } from './option-input'

type Props = { title?: string; fields: readonly Field[]; parameters: FormValues['parameters'] }

/** Details that make results more specific come first. The summary lists the values that differ from their defaults. */
export function Options({ title = 'Options', fields, parameters }: Props) {
  if (fields.length === 0) return null
  const detailFields = fields.filter(isDetailField)
  const changedOptionsText = describeChangedOptions(fields, parameters).join(' · ')
  return (
    <details className="@container mt-3 rounded-lg border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 text-sm">
        <span className="font-semibold">{title}</span>
        {(changedOptionsText || detailFields.length > 0) && (
          <span className="ml-2 text-muted">{changedOptionsText || 'More detail, better results'}</span>
        )}
      </summary>
      <div className="grid gap-5 border-line border-t p-4">
        {detailFields.length > 0 && (
          <fieldset>
            <legend className="mb-3 font-semibold text-sm">Add details for better results</legend>
            <Inputs fields={detailFields} parameters={parameters} />
          </fieldset>
        )}
        <Inputs fields={fields.filter((field) => !isDetailField(field))} parameters={parameters} />
      </div>
    </details>
  )
}

const isDetailField = (field: Field) => field.kind === 'text' && field.group === 'details'

function Inputs({ fields, parameters }: Omit<Props, 'title'>) {
  const id = useId()
  return (
    <div className="grid gap-4 @md:grid-cols-2">
      {fields.map((field) => (
        <ConditionalInput key={field.name} field={field} idPrefix={id} parameters={parameters} />
      ))}
    </div>
  )
}
