import type { ServerTarget } from '@/lib/tool/target'
import { OptionInput } from './option-input'

/** A tool's options, open, two beside each other. */
export function FieldGrid({ type, fields }: Pick<ServerTarget, 'type' | 'fields'>) {
  return (
    <div className="mt-4 grid gap-4 sm:grid-cols-2">
      {fields.map((field) => (
        <OptionInput key={field.name} field={field} id={`${type}-${field.name}`} />
      ))}
    </div>
  )
}
