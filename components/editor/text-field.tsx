import { useId } from 'react'

type Props = {
  label: string
  value: string
  maxLength?: number
  placeholder?: string
  onValueChange: (value: string) => void
}

export function TextField({ label, value, maxLength, placeholder, onValueChange }: Props) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="text"
        dir="auto"
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        onChange={({ target }) => onValueChange(target.value)}
        className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink placeholder:text-muted"
      />
    </div>
  )
}
