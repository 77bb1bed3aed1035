import { useId } from 'react'

type Props = {
  label: string
  value: string
  maxLength: number
  rows?: number
  placeholder?: string
  /** Selects all text on focus, for a sample that is to be replaced. */
  selectsOnFocus?: boolean
  onValueChange: (value: string) => void
  onFocus?: () => void
}

export function TextAreaField({
  label,
  value,
  maxLength,
  rows = 2,
  placeholder,
  selectsOnFocus,
  onValueChange,
  onFocus,
}: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <textarea
        id={id}
        dir="auto"
        rows={rows}
        value={value}
        maxLength={maxLength}
        placeholder={placeholder}
        autoComplete="off"
        onFocus={({ target }) => {
          if (selectsOnFocus) target.select()
          onFocus?.()
        }}
        onChange={({ target }) => onValueChange(target.value)}
        className="mt-1 block w-full resize-y rounded-lg border border-field-line bg-surface px-3 py-2 text-base text-ink placeholder:text-muted"
      />
    </div>
  )
}
