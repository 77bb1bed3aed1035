import { useId } from 'react'

type Props<Value extends string | number> = {
  label: string
  value: Value
  options: readonly { value: Value; label: string }[]
  onValueChange: (value: Value) => void
}

export function SelectField<Value extends string | number>({ label, value, options, onValueChange }: Props<Value>) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => {
          const chosenOption = options[target.selectedIndex]
          if (chosenOption) onValueChange(chosenOption.value)
        }}
        className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
