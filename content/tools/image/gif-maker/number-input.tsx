import { useId, useState } from 'react'

type Props = {
  label: string
  value: number
  min: number
  max: number
  step: number | 'any'
  onValueChange: (value: number) => void
}

/** A number input. Incomplete input, such as “3” of “30”, stays in the field until blur. */
export function NumberInput({ label, value, onValueChange, ...limits }: Props) {
  const id = useId()
  const [draftText, setDraftText] = useState<string | null>(null)
  return (
    <div className="flex flex-col justify-end">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        id={id}
        type="number"
        inputMode="decimal"
        value={draftText ?? value}
        onChange={({ target }) => {
          setDraftText(target.value)
          if (!Number.isNaN(target.valueAsNumber)) onValueChange(target.valueAsNumber)
        }}
        onBlur={() => setDraftText(null)}
        className="mt-1 min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink"
        {...limits}
      />
    </div>
  )
}
