import { boxFields, CoordinateField } from '@/components/editor/position-fields'
import type { Size } from '@/lib/core/geometry/sizes'
import { MAX_SIDE } from '@/lib/images/limits'
import { type CropArea, setDimension } from './crop-area'

type Props = { frame: Size; area: CropArea; ratio: number | null; onAreaChange: (area: CropArea) => void }

/** The crop in pixels of the picture, to be typed. */
export function CropDimensionFields({ frame, area, ratio, onAreaChange }: Props) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">Crop in pixels</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        {boxFields.map(({ name, label }) => (
          <CoordinateField
            key={name}
            label={label}
            value={area[name]}
            min={name === 'x' || name === 'y' ? 0 : 1}
            max={MAX_SIDE}
            onValueChange={(value) => onAreaChange(setDimension(frame, area, name, value, ratio))}
          />
        ))}
      </div>
    </fieldset>
  )
}
