import { getContrast, mixColors, pickReadableColor } from '@/lib/images/drawing/colors'
import { type Palette, palettes } from './palettes'

export const slideLayouts = [
  { id: 'ribbon', name: 'Ribbon' },
  { id: 'card', name: 'Card' },
] as const

export type SlideStyle = { palette: Palette; layout: (typeof slideLayouts)[number]['id'] }

/** Returns the style of these ids; an unknown id selects the first option. */
export function getSlideStyle(paletteId: unknown, layoutId: unknown): SlideStyle {
  const brandColors = typeof paletteId === 'string' ? (paletteId.match(/#[0-9a-f]{6}/g) ?? []) : []
  return {
    palette: palettes.find(({ id }) => id === paletteId) ?? createBrandPalette(brandColors) ?? palettes[0],
    layout: slideLayouts.find(({ id }) => id === layoutId)?.id ?? slideLayouts[0].id,
  }
}

/** A palette from a brand's colors, the strongest first. Its id contains them, so that it can be stored. */
export function createBrandPalette(colors: readonly string[]): Palette | null {
  const [accent, ...otherColors] = colors
  if (!accent) return null
  const background = getContrast(accent, '#ffffff') >= 3 ? '#ffffff' : '#14110f'
  const text = pickReadableColor(background, otherColors)
  const muted = pickReadableColor(background, [mixColors(text, background, 0.25), text])
  const onAccent = pickReadableColor(accent, otherColors)
  return { id: colors.join(' '), name: 'Brand kit', background, text, muted, accent, onAccent }
}
