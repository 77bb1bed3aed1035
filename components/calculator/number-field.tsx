import { useId } from 'react'
import { useEarlyInput } from './use-early-input'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  max?: number
  step?: number
  hint?: string
}

export function NumberField({ label, value, onChange, max, step, hint }: Props) {
  const id = useId()
  const ref = useEarlyInput<HTMLInputElement>(value, onChange)
  return (
    <div>
      <label htmlFor={id} className="block font-semibold text-sm">
        {label}
      </label>
      <input
        ref={ref}
        id={id}
        type="number"
        inputMode="decimal"
        min={0}
        max={max}
        step={step ?? 'any'}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        aria-describedby={hint ? `${id}-hint` : undefined}
        className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 tabular-nums"
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1 text-muted text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
