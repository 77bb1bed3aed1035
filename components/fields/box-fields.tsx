import { useId, useState } from 'react'
import type { Box } from '@/lib/core/geometry/sizes'
import { bindFields, type UpdateRecord } from './bind-fields'
import { RangeField } from './fields'

export const boxFields = [
  { name: 'x', label: 'Left' },
  { name: 'y', label: 'Top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const satisfies readonly { name: keyof Box; label: string }[]

type Props = {
  label: string
  value: number
  min: number
  max: number
  disabled?: boolean
  onValueChange: (value: number) => void
}

/** Input outside the limits, such as the “3” of a width of “300”, stays in the field and does not change the value. */
export function PixelField({ label, value, min, max, disabled, onValueChange }: Props) {
  const id = useId()
  const [typedText, setTypedText] = useState<string | null>(null)

  function updateValue(typedValue: string, numericValue: number) {
    setTypedText(typedValue)
    if (numericValue >= min && numericValue <= max) onValueChange(Math.round(numericValue))
  }
  return (
    <div>
      <label htmlFor={id} className="block text-muted text-sm">
        {label}
      </label>
      <input
        id={id}
        type="number"
        min={min}
        max={max}
        value={typedText ?? Math.round(value)}
        disabled={disabled}
        onChange={({ target }) => updateValue(target.value, target.valueAsNumber)}
        onBlur={() => setTypedText(null)}
        className="min-h-11 w-full min-w-0 rounded-lg border border-field-line bg-surface px-2 text-base tabular-nums"
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
