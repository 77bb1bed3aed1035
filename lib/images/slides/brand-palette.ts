import { getLuminance, mixColors, pickReadableColor } from '@/lib/images/drawing/colors'
import { suggestRoles } from '@/lib/images/palette/suggest-roles'
import type { Palette } from './palettes'

/** From this luminance on, a color can be a background. */
const MIN_BACKGROUND_LUMINANCE = 0.75

/** Slide colors from a brand's, lighter or darker where needed for contrast. Null without colors. */
export function createBrandPalette(colors: readonly string[]): Palette | null {
  const hasBackground = colors.some((color) => getLuminance(color) >= MIN_BACKGROUND_LUMINANCE)
  const roles = colors.length === 0 ? null : suggestRoles(hasBackground ? colors : [...colors, '#ffffff'], 'light')
  if (!roles) return null
  const [background, text] = [roles.background.hex, roles.text.hex]
  const muted = pickReadableColor(background, [mixColors(text, background, 0.25), text])
  return { id: 'brand', name: 'Brand kit', background, text, muted, accent: roles.accent.hex, onAccent: roles.onAccent }
}
