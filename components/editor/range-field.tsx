import { useId } from 'react'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step?: number
  unit?: string
  /** The value is a fraction of 1; limits, steps and the displayed value are percentages. */
  isPercent?: true
  onValueChange: (value: number) => void
}

export function RangeField({
  label,
  value,
  min,
  max,
  step = 1,
  isPercent,
  unit = isPercent && ' %',
  onValueChange,
}: Props) {
  const id = useId()
  const exactValue = isPercent ? value * 100 : value
  const displayValue = step < 1 ? exactValue : Math.round(exactValue)
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="flex justify-between gap-2 font-medium text-sm">
        {label}
        <span className="shrink-0 font-normal text-muted tabular-nums">
          {displayValue}
          {unit}
        </span>
      </label>
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={displayValue}
        aria-valuetext={`${displayValue}${unit ?? ''}`}
        onChange={({ target }) => onValueChange(target.valueAsNumber / (isPercent ? 100 : 1))}
        className="h-11 w-full accent-accent"
      />
    </div>
  )
}
