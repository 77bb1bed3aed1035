import { useId } from 'react'
import type { Field } from '@/lib/tool/form'
import { changedOptions, type FormValues } from '@/lib/tool/form-values'
import { OptionInput } from './option-input'

type Props = { fields: readonly Field[]; parameters: FormValues['parameters'] }

/** The inputs beside the prompt: what makes results specific first, then how they are to be. */
export function Options({ fields, parameters }: Props) {
  const isDetail = (field: Field) => field.kind === 'text' && field.group === 'details'
  const groups = [
    { name: 'Add details for better results', fields: fields.filter(isDetail) },
    { name: 'Options', fields: fields.filter((field) => !isDetail(field)) },
  ]
  return groups.map((group) => (
    <Folded key={group.name} name={group.name} fields={group.fields} parameters={parameters} />
  ))
}

/** Inputs that are folded away; what differs from the default stays readable when they are. */
function Folded({ name, fields, parameters }: Props & { name: string }) {
  const id = useId()
  if (fields.length === 0) return null
  const changed = changedOptions(fields, parameters).join(' · ')
  return (
    <details className="mt-4 rounded-lg border border-line bg-surface">
      <summary className="min-h-11 px-4 py-2.5 text-sm">
        <span className="font-semibold">{name}</span>
        {changed && <span className="ml-2 text-muted">{changed}</span>}
      </summary>
      <div className="grid gap-4 border-t border-line p-4 sm:grid-cols-2">
        {fields.map((field) => (
          <OptionInput key={field.name} field={field} id={`${id}-${field.name}`} />
        ))}
      </div>
    </details>
  )
}
