import { bindFields, type UpdateRecord } from './bind-fields'
import { RangeField } from './range-field'

/** The visible part of an image: its zoom and its focus point, from 0 to 1 on each axis. */
export type CropFocus = { zoom: number; focusX: number; focusY: number }

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
