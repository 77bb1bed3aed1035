import type { ServerToolInfo } from '@/lib/tool/server-tool'
import { OptionInput } from './option-input'

export function FieldGrid({ type, fields }: Pick<ServerToolInfo, 'type' | 'fields'>) {
  return (
    <div className="@container mt-4">
      <div className={`grid gap-4 ${fields.length > 1 ? '@md:grid-cols-2' : ''}`}>
        {fields.map((field) => (
          <OptionInput key={field.name} field={field} id={`${type}-${field.name}`} />
        ))}
      </div>
    </div>
  )
}
