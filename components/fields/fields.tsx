import { type ComponentProps, type ReactNode, useId, useState } from 'react'
import { useEarlyInput } from './use-early-input'

export type FieldProps<Value> = { label: string; value: Value; onValueChange: (value: Value) => void }

const inputClass =
  'mt-1 block min-h-11 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink placeholder:text-muted'
const textProps = { dir: 'auto', autoComplete: 'off' } as const

type LabeledFieldProps = { label: string; className?: string | undefined; children: (id: string) => ReactNode }

function LabeledField({ label, className = 'min-w-0', children }: LabeledFieldProps) {
  const id = useId()
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-medium text-sm">
        {label}
      </label>
      {children(id)}
    </div>
  )
}

type TextFieldProps = FieldProps<string> & { maxLength?: number; placeholder?: string }

type InputProps = Pick<
  ComponentProps<'input'>,
  'name' | 'inputMode' | 'onBlur' | 'onKeyDown' | 'aria-invalid' | 'aria-describedby'
>

export function TextField({ label, value, onValueChange, ...inputProps }: TextFieldProps & InputProps) {
  const inputRef = useEarlyInput<HTMLInputElement>(value, onValueChange)
  return (
    <LabeledField label={label}>
      {(id) => (
        <input
          {...textProps}
          {...inputProps}
          ref={inputRef}
          id={id}
          type="text"
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
          className={inputClass}
        />
      )}
    </LabeledField>
  )
}

type TextAreaFieldProps = TextFieldProps & { rows?: number } & Pick<ComponentProps<'textarea'>, 'onFocus' | 'onPaste'>

export function TextAreaField({ label, value, rows = 2, onValueChange, ...inputProps }: TextAreaFieldProps) {
  const inputRef = useEarlyInput<HTMLTextAreaElement>(value, onValueChange)
  return (
    <LabeledField label={label}>
      {(id) => (
        <textarea
          {...textProps}
          {...inputProps}
          ref={inputRef}
          id={id}
          rows={rows}
          value={value}
          onChange={({ target }) => onValueChange(target.value)}
          className={`${inputClass} resize-y py-2`}
        />
      )}
    </LabeledField>
  )
}

type NumberFieldProps = FieldProps<number> & {
  min: number
  max: number
  step?: number | 'any'
  disabled?: boolean | undefined
  className?: string
  children?: ReactNode
}

/** Incomplete input, such as the “3” of “30”, stays in the field until it loses the focus. */
export function NumberField({ label, value, className, onValueChange, children, ...inputProps }: NumberFieldProps) {
  const [typedText, setTypedText] = useState<string | null>(null)
  return (
    <LabeledField label={label} className={className}>
      {(id) => (
        <>
          <input
            {...inputProps}
            // The decimal keypad of a phone has no minus.
            {...(inputProps.min >= 0 && { inputMode: 'decimal' })}
            id={id}
            type="number"
            value={typedText ?? value}
            onChange={({ target }) => {
              setTypedText(target.value)
              if (!Number.isNaN(target.valueAsNumber)) onValueChange(target.valueAsNumber)
            }}
            onBlur={() => setTypedText(null)}
            className={`${inputClass} min-w-0 tabular-nums`}
          />
          {children}
        </>
      )}
    </LabeledField>
  )
}

type SelectOption<Value> = { value: Value; label: string }

export const listOptions = (labels: Readonly<Record<string, { label: string }>>): SelectOption<string>[] =>
  Object.entries(labels).map(([value, { label }]) => ({ value, label }))

type SelectFieldProps<Value> = FieldProps<Value> & { options: readonly SelectOption<Value>[] }

export function SelectField<Value extends string | number>(props: SelectFieldProps<Value>) {
  const { label, value, options, onValueChange } = props
  const selectRef = useEarlyInput<HTMLSelectElement>(String(value), select)

  function select(chosenValue: string) {
    const chosenOption = options.find((option) => String(option.value) === chosenValue)
    if (chosenOption) onValueChange(chosenOption.value)
  }
  return (
    <LabeledField label={label}>
      {(id) => (
        <select
          ref={selectRef}
          id={id}
          value={value}
          onChange={({ target }) => select(target.value)}
          className={inputClass}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  )
}

export function CheckField({ label, value, onValueChange }: FieldProps<boolean>) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium text-sm">
      <input type="checkbox" checked={value} onChange={({ target }) => onValueChange(target.checked)} />
      {label}
    </label>
  )
}

type RangeFieldProps = FieldProps<number> & {
  /** Form field name, for a form that is read with `FormData`. */
  name?: string
  min: number
  max: number
  step?: number
  unit?: string
  /** The value is a fraction of 1; limits, steps and the displayed value are percentages. */
  isPercent?: true
  /** The displayed value, where it is more than a number and a unit. */
  valueText?: string
}

export function RangeField(props: RangeFieldProps) {
  const { label, value, step = 1, isPercent, unit = isPercent ? '%' : '', valueText, onValueChange, ...limits } = props
  const id = useId()
  const exactValue = isPercent ? value * 100 : value
  const displayValue = step < 1 ? exactValue : Math.round(exactValue)
  const text = valueText ?? `${displayValue}${unit}`
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="flex justify-between gap-2 font-medium text-sm">
        {label}
        <span className="shrink-0 font-normal text-muted tabular-nums">{text}</span>
      </label>
      <input
        {...limits}
        id={id}
        type="range"
        step={step}
        value={displayValue}
        aria-valuetext={text}
        onChange={({ target }) => onValueChange(target.valueAsNumber / (isPercent ? 100 : 1))}
        className="h-11 w-full accent-accent"
      />
    </div>
  )
}
