import { PlaceField, places } from '@/components/editor/place-fields'
import type { Size } from '@/lib/core/geometry/sizes'
import { MAX_SIDE } from '@/lib/images/limits'
import { type Area, withFigure } from './area'

type Props = { frame: Size; area: Area; ratio: number | null; onArea: (area: Area) => void }

/** The crop in pixels of the picture, to be typed. */
export function Figures({ frame, area, ratio, onArea }: Props) {
  return (
    <fieldset>
      <legend className="font-medium text-sm">Crop in pixels</legend>
      <div className="mt-1 grid grid-cols-[repeat(auto-fit,minmax(7rem,1fr))] gap-2">
        {places.map(({ name, label }) => (
          <PlaceField
            key={name}
            label={label}
            value={area[name]}
            least={name === 'x' || name === 'y' ? 0 : 1}
            most={MAX_SIDE}
            onValue={(value) => onArea(withFigure(frame, area, name, value, ratio))}
          />
        ))}
      </div>
    </fieldset>
  )
}
