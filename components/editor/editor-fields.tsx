import { useId } from 'react'

/** Updates the previous record. `name` is the changed property; undo steps merge by it. */
export type UpdateRecord<RecordType> = (update: (previousRecord: RecordType) => RecordType, name: string) => void

/** Builds the field props of a property: `<RangeField label="Blur" {...bindField('blur')} />`. */
export function bindFields<RecordType extends object>(record: RecordType, update: UpdateRecord<RecordType>) {
  return <Name extends keyof RecordType & string>(name: Name) => ({
    value: record[name],
    onValueChange: (value: RecordType[Name]) =>
      update((previousRecord) => ({ ...previousRecord, [name]: value }), name),
  })
}

type FieldProps<Value> = { label: string; value: Value; onValueChange: (value: Value) => void }

export function CheckField({ label, value, onValueChange }: FieldProps<boolean>) {
  return (
    <label className="flex min-h-11 items-center gap-3 font-medium text-sm">
      <input
        type="checkbox"
        checked={value}
        onChange={({ target }) => onValueChange(target.checked)}
        className="size-5 shrink-0 accent-accent"
      />
      {label}
    </label>
  )
}

export function ColorField({ label, value, onValueChange }: FieldProps<string>) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-2">
      <input
        id={id}
        type="color"
        value={value}
        onChange={({ target }) => onValueChange(target.value)}
        className="h-11 w-14 shrink-0 cursor-pointer rounded-lg border border-field-line bg-surface p-1"
      />
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
    </div>
  )
}

type TextFieldProps = FieldProps<string> & { maxLength?: number; placeholder?: string }

const textProps = { dir: 'auto', autoComplete: 'off' } as const
const textClassName = 'mt-1 w-full rounded-lg border border-field-line bg-surface px-3 text-base text-ink'

export function TextField({ label, onValueChange, ...inputProps }: TextFieldProps) {
  const id = useId()
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input
        {...textProps}
        {...inputProps}
        id={id}
        type="text"
        onChange={({ target }) => onValueChange(target.value)}
        className={`${textClassName} min-h-11 placeholder:text-muted`}
      />
    </div>
  )
}

type TextAreaFieldProps = TextFieldProps & {
  rows?: number
  /** Selects all text on focus, for a sample that is to be replaced. */
  selectsOnFocus?: boolean
  onFocus?: () => void
}

export function TextAreaField({
  label,
  rows = 2,
  selectsOnFocus,
  onValueChange,
  onFocus,
  ...inputProps
}: TextAreaFieldProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <textarea
        {...textProps}
        {...inputProps}
        id={id}
        rows={rows}
        onFocus={({ target }) => {
          if (selectsOnFocus) target.select()
          onFocus?.()
        }}
        onChange={({ target }) => onValueChange(target.value)}
        className={`${textClassName} block resize-y py-2 placeholder:text-muted`}
      />
    </div>
  )
}

type RangeFieldProps = FieldProps<number> & {
  min: number
  max: number
  step?: number
  unit?: string
  /** The value is a fraction of 1; limits, steps and the displayed value are percentages. */
  isPercent?: true
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
}: RangeFieldProps) {
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

/** The visible part of an image: its zoom and its focus point, from 0 to 1 on each axis. */
type CropFocus = { zoom: number; focusX: number; focusY: number }

export function CropFields<Crop extends CropFocus>({ crop, update }: { crop: Crop; update: UpdateRecord<Crop> }) {
  const bindField = bindFields<CropFocus>(crop, (buildNext, name) =>
    update((previousCrop) => ({ ...previousCrop, ...buildNext(previousCrop) }), name),
  )
  return (
    <>
      <RangeField isPercent label="Zoom" min={100} max={400} step={5} {...bindField('zoom')} />
      <RangeField isPercent label="Left to right" min={0} max={100} {...bindField('focusX')} />
      <RangeField isPercent label="Top to bottom" min={0} max={100} {...bindField('focusY')} />
    </>
  )
}
