import * as z from '@/lib/core/zod'
import { type Palette, palettes } from './palettes'

const colorSchema = z.string().check(z.regex(/^#[0-9a-f]{6}$/))

const brandPaletteSchema = z.object({
  id: z.literal('brand'),
  name: z.literal('Brand kit'),
  background: colorSchema,
  text: colorSchema,
  muted: colorSchema,
  accent: colorSchema,
  onAccent: colorSchema,
})

export const slideLayouts = [
  { id: 'ribbon', name: 'Ribbon' },
  { id: 'card', name: 'Card' },
] as const

export type SlideStyle = { palette: Palette; layout: (typeof slideLayouts)[number]['id'] }

/** Returns the style of stored values: a palette's id or a brand's palette. Unknown values select the first option. */
export function getSlideStyle(palette: unknown, layoutId: unknown): SlideStyle {
  const knownPalette = palettes.find(({ id }) => id === palette) ?? brandPaletteSchema.safeParse(palette).data
  return {
    palette: knownPalette ?? palettes[0],
    layout: slideLayouts.find(({ id }) => id === layoutId)?.id ?? slideLayouts[0].id,
  }
}

const isBrandPalette = ({ id }: Palette) => id === 'brand'

export const formatSlideStyle = ({ palette, layout }: SlideStyle) => ({
  palette: isBrandPalette(palette) ? palette : palette.id,
  layout,
})

export const listPalettes = ({ palette }: SlideStyle): readonly Palette[] =>
  isBrandPalette(palette) ? [...palettes, palette] : palettes
