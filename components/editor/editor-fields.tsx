import { useId } from 'react'
import type { UpdateRecord } from './bind-fields'
import { bindFields } from './bind-fields'
import { RangeField } from './range-field'

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
