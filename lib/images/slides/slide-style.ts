import { type Palette, palettes } from './palettes'

/** How the words of a slide are placed. */
export const layouts = [
  { id: 'ribbon', name: 'Ribbon' },
  { id: 'card', name: 'Card' },
] as const

export type Layout = (typeof layouts)[number]['id']

export type SlideStyle = { palette: Palette; layout: Layout }

/** The style of these names; what is unknown is that of the first. */
export function getSlideStyle(palette: unknown, layout: unknown): SlideStyle {
  return {
    palette: palettes.find(({ id }) => id === palette) ?? palettes[0],
    layout: layouts.find(({ id }) => id === layout)?.id ?? layouts[0].id,
  }
}
