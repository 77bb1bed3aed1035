import type { Field, ParameterValue } from '@/lib/tool/form'
import { getInputName } from './form-elements'

type Props = { field: Extract<Field, { kind: 'choices' }>; value: ParameterValue }

export function GroupedChoices({ field, value }: Props) {
  const selectedValues: readonly unknown[] = Array.isArray(value) ? value : []
  const groups = Map.groupBy(field.options, ({ group = '' }) => group)
  return (
    <fieldset className="col-span-full">
      <legend className="font-medium text-sm">{field.label}</legend>
      <div className="mt-1 grid items-start gap-2 sm:grid-cols-2 lg:grid-cols-4">
        {[...groups].map(([group, options]) => {
          const selectedCount = options.filter((option) => selectedValues.includes(option.value)).length
          return (
            <details key={group} className="rounded-lg border border-field-line bg-surface">
              <summary className="min-h-11 px-3 py-2.5 text-sm">
                <span className="font-semibold">{group}</span>
                <span className={`ml-2 ${selectedCount ? 'text-accent' : 'text-muted'}`}>
                  {selectedCount || 'none'} of {options.length}
                </span>
              </summary>
              <div className="border-line border-t px-3 py-1">
                {options.map((option) => (
                  <label key={option.value} className="flex min-h-11 items-center gap-2 text-sm">
                    <input
                      type="checkbox"
                      className="size-5 shrink-0 accent-accent"
                      name={getInputName(field.name)}
                      value={option.value}
                      defaultChecked={field.default.includes(option.value)}
                    />
                    {option.label}
                  </label>
                ))}
              </div>
            </details>
          )
        })}
      </div>
      {field.hint && <p className="mt-1 text-muted text-sm">{field.hint}</p>}
    </fieldset>
  )
}
