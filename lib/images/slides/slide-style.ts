import { type Palette, palettes } from './palettes'

/** How the words of a slide are placed. */
export const slideLayouts = [
  { id: 'ribbon', name: 'Ribbon' },
  { id: 'card', name: 'Card' },
] as const

export type SlideLayout = (typeof slideLayouts)[number]['id']

export type SlideStyle = { palette: Palette; layout: SlideLayout }

/** The style of these names; what is unknown is that of the first. */
export function getSlideStyle(paletteId: unknown, layoutId: unknown): SlideStyle {
  return {
    palette: palettes.find(({ id }) => id === paletteId) ?? palettes[0],
    layout: slideLayouts.find(({ id }) => id === layoutId)?.id ?? slideLayouts[0].id,
  }
}
