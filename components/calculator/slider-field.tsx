import { useId } from 'react'

type Props = {
  label: string
  /** Form field name, for a form that is read with `FormData`. */
  name?: string
  value: number
  valueText: string
  min: number
  max: number
  step: number
  onChange: (value: number) => void
}

export function SliderField({ label, name, value, valueText, min, max, step, onChange }: Props) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="flex justify-between gap-4 font-semibold text-sm">
        <span>{label}</span>
        <span className="tabular-nums">{valueText}</span>
      </label>
      <input
        id={id}
        name={name}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={valueText}
        onChange={(event) => onChange(Number(event.target.value))}
        className="min-h-11 w-full accent-accent"
      />
    </div>
  )
}
