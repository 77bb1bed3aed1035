import type { Size } from '@/lib/core/geometry/sizes'
import type { Area } from './area'
import type { Look } from './look'
import type { View } from './view'

/** A picture with the crop on it, as the parts of the panel show it. */
export type ShownCut = { picture: { url: string } & Size; view: View; frame: Size; area: Area }

/** The turns as a style has them: what stands last is done first, as in `matrixOf`. */
export const turnOf = ({ angle, mirrored, turns }: View) =>
  `rotate(${angle}deg) scaleX(${mirrored ? -1 : 1}) rotate(${turns * 90}deg)`

/** The ring as a style has it, over a square: its width is in per cent of the square's, a gradient's of half of that. */
export const ringOf = ({ shape, ring, ringColour }: Pick<Look, 'shape' | 'ring' | 'ringColour'>) =>
  shape === 'circle' && ring > 0
    ? { background: `radial-gradient(closest-side, transparent ${100 - 2 * ring}%, ${ringColour} 0)` }
    : {}
