import { clampChroma, formatHex } from 'culori/fn'
import { getContrast, MIN_TEXT_CONTRAST, pickReadableColor } from '@/lib/images/drawing/colors'
import { getChroma, toOklch } from './color-spaces'

/** A color in a role. `originalHex` is the palette's color if it was made lighter or darker for contrast. */
export type Role = { hex: string; originalHex: string | null }
export type Roles = { background: Role; text: Role; accent: Role; onAccent: string }

/** WCAG 2.2 does not limit a background's lightness; these bounds ensure that it looks like a background. */
const MIN_LIGHT_BACKGROUND_LIGHTNESS = 0.9
const MAX_DARK_BACKGROUND_LIGHTNESS = 0.3

/** Text and accent always have a contrast of at least 4.5 with the background. */
export function suggestRoles(hexes: readonly string[], theme: 'light' | 'dark'): Roles | null {
  const getLightness = (hex: string) => toOklch(hex)?.l ?? 0
  const sortedHexes = hexes.toSorted((one, other) => getLightness(other) - getLightness(one))
  const [backgroundHex, textHex] =
    theme === 'light' ? [sortedHexes[0], sortedHexes.at(-1)] : [sortedHexes.at(-1), sortedHexes[0]]
  if (backgroundHex === undefined || textHex === undefined) return null
  const background = toBackgroundColor(backgroundHex, theme)
  const text = toReadableColor(textHex, background.hex)
  const remainingHexes = hexes.filter((hex) => hex !== backgroundHex && hex !== textHex)
  const [accentHex = textHex] = remainingHexes.toSorted((one, other) => getChroma(other) - getChroma(one))
  const accent = toReadableColor(accentHex, background.hex)
  return { background, text, accent, onAccent: pickReadableColor(accent.hex, [background.hex, text.hex]) }
}

function toBackgroundColor(hex: string, theme: 'light' | 'dark'): Role {
  const color = toOklch(hex)
  if (!color) return { hex, originalHex: null }
  const isInRange =
    theme === 'light' ? color.l >= MIN_LIGHT_BACKGROUND_LIGHTNESS : color.l <= MAX_DARK_BACKGROUND_LIGHTNESS
  if (isInRange) return { hex, originalHex: null }
  const adjustedColor = { ...color, l: theme === 'light' ? 0.97 : 0.2, c: Math.min(color.c, 0.025) }
  return { hex: formatHex(clampChroma(adjustedColor, 'oklch')), originalHex: hex }
}

function toReadableColor(hex: string, backgroundHex: string): Role {
  if (getContrast(hex, backgroundHex) >= MIN_TEXT_CONTRAST) return { hex, originalHex: null }
  const color = toOklch(hex)
  const step = getContrast('#000000', backgroundHex) >= getContrast('#ffffff', backgroundHex) ? -0.01 : 0.01
  for (let l = color?.l ?? 0; color && l >= 0 && l <= 1; l += step) {
    const adjustedHex = formatHex(clampChroma({ ...color, l }, 'oklch'))
    if (getContrast(adjustedHex, backgroundHex) >= MIN_TEXT_CONTRAST) return { hex: adjustedHex, originalHex: hex }
  }
  return { hex: step < 0 ? '#000000' : '#ffffff', originalHex: hex }
}
