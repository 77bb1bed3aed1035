import type { Size } from '@/lib/core/geometry/sizes'
import type { CropArea } from './crop-area'
import type { CropOptions } from './crop-options'
import type { CropView } from './crop-view'

/** A picture with the crop on it, as the parts of the panel show it. */
export type CropPreview = { image: { url: string } & Size; view: CropView; frame: Size; area: CropArea }

/** The turns as a style has them: what stands last is done first, as in `getCropMatrix`. */
export const getCssTransform = ({ angle, mirrored, turns }: CropView) =>
  `rotate(${angle}deg) scaleX(${mirrored ? -1 : 1}) rotate(${turns * 90}deg)`

/** The ring as a style has it, over a square: its width is in per cent of the square's, a gradient's of half of that. */
export const getRingStyle = ({ shape, ring, ringColour }: Pick<CropOptions, 'shape' | 'ring' | 'ringColour'>) =>
  shape === 'circle' && ring > 0
    ? { background: `radial-gradient(closest-side, transparent ${100 - 2 * ring}%, ${ringColour} 0)` }
    : {}
