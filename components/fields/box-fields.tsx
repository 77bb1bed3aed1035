import type { ComponentProps } from 'react'
import type { Box } from '@/lib/core/geometry/sizes'
import { bindFields, type UpdateRecord } from './bind-fields'
import { NumberField, RangeField } from './fields'

export const boxFields = [
  { name: 'x', label: 'Left' },
  { name: 'y', label: 'Top' },
  { name: 'width', label: 'Width' },
  { name: 'height', label: 'Height' },
] as const satisfies readonly { name: keyof Box; label: string }[]

/** Input outside the limits, such as the “3” of a width of “300”, does not change the value. */
export function PixelField({ value, min, max, onValueChange, ...props }: ComponentProps<typeof NumberField>) {
  const updateValue = (number: number) => number >= min && number <= max && onValueChange(Math.round(number))
  return <NumberField {...props} value={Math.round(value)} min={min} max={max} onValueChange={updateValue} />
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
