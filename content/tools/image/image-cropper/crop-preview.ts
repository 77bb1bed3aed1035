import type { Size } from '@/lib/core/geometry/sizes'
import type { CropArea } from './crop-area'
import type { CropOptions } from './crop-options'
import type { CropView } from './crop-view'

export type CropPreview = { image: { url: string } & Size; view: CropView; frame: Size; area: CropArea }

/** Returns the view as a CSS transform. CSS applies the last function first, as does `getCropMatrix`. */
export const getCssTransform = ({ angle, mirrored, turns }: CropView) =>
  `rotate(${angle}deg) scaleX(${mirrored ? -1 : 1}) rotate(${turns * 90}deg)`

/**
 * Returns the ring's CSS. The ring width is a percentage of the square's side; gradient stops are percentages of half
 * of it.
 */
export const getRingStyle = ({ shape, ring, ringColour }: Pick<CropOptions, 'shape' | 'ring' | 'ringColour'>) =>
  shape === 'circle' && ring > 0
    ? { background: `radial-gradient(closest-side, transparent ${100 - 2 * ring}%, ${ringColour} 0)` }
    : {}
