import { type Palette, palettes } from './palettes'

export const slideLayouts = [
  { id: 'ribbon', name: 'Ribbon' },
  { id: 'card', name: 'Card' },
] as const

export type SlideStyle = { palette: Palette; layout: (typeof slideLayouts)[number]['id'] }

/** Returns the style of these ids; an unknown id selects the first option. */
export function getSlideStyle(paletteId: unknown, layoutId: unknown): SlideStyle {
  return {
    palette: palettes.find(({ id }) => id === paletteId) ?? palettes[0],
    layout: slideLayouts.find(({ id }) => id === layoutId)?.id ?? slideLayouts[0].id,
  }
}
