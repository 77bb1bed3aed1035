import { type KeyboardEvent, useId } from 'react'
import { useEarlyInput } from '@/components/fields/use-early-input'
import { type NumberRange, parseNumberInput } from '@/lib/core/format/parse-number-input'
import { clamp } from '@/lib/core/numbers'

type Props = {
  label: string
  value: string
  onChange: (value: string) => void
  range: NumberRange
  /** Increment of the arrow keys; about a tenth of the value by default. */
  step?: number
  hint?: string
}

/** A number field that shows how its text was parsed, or which value is used instead. */
export function NumberField({ label, value, onChange, range, step, hint }: Props) {
  const id = useId()
  const inputRef = useEarlyInput<HTMLInputElement>(value, onChange)
  const parsedNumber = parseNumberInput(value, range)

  function onKeyDown(event: KeyboardEvent) {
    const direction = event.key === 'ArrowUp' ? 1 : event.key === 'ArrowDown' ? -1 : 0
    if (direction === 0 || isBrowserShortcut(event)) return
    event.preventDefault()
    const newValue = parsedNumber.value + direction * (step ?? getDefaultStep(parsedNumber.value))
    const clampedValue = clamp(newValue, range.min, range.max)
    onChange(String(Number(clampedValue.toFixed(2))))
  }

  return (
    <div>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      {hint && (
        <p id={`${id}-hint`} className="text-muted text-sm">
          {hint}
        </p>
      )}
      <input
        ref={inputRef}
        id={id}
        type="text"
        inputMode="decimal"
        autoComplete="off"
        spellCheck={false}
        role="spinbutton"
        aria-valuemin={range.min}
        aria-valuemax={range.max}
        aria-valuenow={parsedNumber.value}
        aria-valuetext={value}
        aria-invalid={parsedNumber.isAdjusted}
        aria-describedby={`${hint ? `${id}-hint ` : ''}${id}-note`}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        className="mt-1 min-h-11 w-full scroll-mt-24 rounded-lg border border-field-line bg-surface px-3 tabular-nums aria-invalid:border-caution"
      />
      {/* One line is always reserved to avoid layout shift. */}
      <p
        id={`${id}-note`}
        aria-live="polite"
        className={`min-h-7 pt-0.5 pb-1.5 text-sm ${parsedNumber.isAdjusted ? 'text-caution' : 'text-muted'}`}
      >
        {parsedNumber.note}
      </p>
    </div>
  )
}

const isBrowserShortcut = ({ nativeEvent, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  nativeEvent.isComposing || shiftKey || ctrlKey || altKey || metaKey

/** Returns 1,000 for 10,000, 10 for 450, 1 for 7. */
const getDefaultStep = (value: number) => (value < 10 ? 1 : 10 ** (Math.floor(Math.log10(value)) - 1))
