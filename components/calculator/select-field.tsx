import { useId } from 'react'
import { useEarlyInput } from './use-early-input'

type Props = {
  label: string
  value: string
  options: Record<string, { label: string }>
  onChange: (value: string) => void
}

export function SelectField({ label, value, options, onChange }: Props) {
  const id = useId()
  const selectRef = useEarlyInput<HTMLSelectElement>(value, onChange)
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-sm">
        {label}
      </label>
      <select
        ref={selectRef}
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3"
      >
        {Object.entries(options).map(([key, option]) => (
          <option key={key} value={key}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  )
}
