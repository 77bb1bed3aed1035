import { clampChroma, formatHex } from 'culori/fn'
import { contrast, MIN_TEXT_CONTRAST, pickReadableColour } from '@/lib/images/drawing/contrast'
import { toOklch } from './colour-spaces'

/** A colour in a role; `from` is the palette's own where it had to become lighter or darker to be read. */
export type Role = { hex: string; originalHex: string | null }
export type Roles = { background: Role; text: Role; accent: Role; onAccent: string }

/** What WCAG 2.2 asks of a ground's lightness is nothing: these keep it a ground. */
const MIN_LIGHT_BACKGROUND = 0.9
const MAX_DARK_BACKGROUND = 0.3

/** Colours of a palette as background, text and accent. Text and accent have a contrast of 4.5 to the background, whatever the palette. */
export function suggestRoles(hexes: readonly string[], theme: 'light' | 'dark'): Roles | null {
  const lightness = (hex: string) => toOklch(hex)?.l ?? 0
  const sorted = hexes.toSorted((one, other) => lightness(other) - lightness(one))
  const [backgroundHex, textHex] = theme === 'light' ? [sorted[0], sorted.at(-1)] : [sorted.at(-1), sorted[0]]
  if (backgroundHex === undefined || textHex === undefined) return null
  const background = toBackground(backgroundHex, theme)
  const text = toReadable(textHex, background.hex)
  const rest = hexes.filter((hex) => hex !== backgroundHex && hex !== textHex)
  const [bold = textHex] = rest.toSorted((one, other) => getChroma(other) - getChroma(one))
  const accent = toReadable(bold, background.hex)
  return { background, text, accent, onAccent: pickReadableColour(accent.hex, [background.hex, text.hex]) }
}

const getChroma = (hex: string) => toOklch(hex)?.c ?? 0

function toBackground(hex: string, theme: 'light' | 'dark'): Role {
  const colour = toOklch(hex)
  if (!colour) return { hex, originalHex: null }
  const isFine = theme === 'light' ? colour.l >= MIN_LIGHT_BACKGROUND : colour.l <= MAX_DARK_BACKGROUND
  if (isFine) return { hex, originalHex: null }
  const moved = { ...colour, l: theme === 'light' ? 0.97 : 0.2, c: Math.min(colour.c, 0.025) }
  return { hex: formatHex(clampChroma(moved, 'oklch')), originalHex: hex }
}

/** The colour, or the nearest lightness of it that can be read on the ground. */
function toReadable(hex: string, background: string): Role {
  if (contrast(hex, background) >= MIN_TEXT_CONTRAST) return { hex, originalHex: null }
  const colour = toOklch(hex)
  const step = contrast('#000000', background) >= contrast('#ffffff', background) ? -0.01 : 0.01
  for (let l = colour?.l ?? 0; colour && l >= 0 && l <= 1; l += step) {
    const moved = formatHex(clampChroma({ ...colour, l }, 'oklch'))
    if (contrast(moved, background) >= MIN_TEXT_CONTRAST) return { hex: moved, originalHex: hex }
  }
  return { hex: step < 0 ? '#000000' : '#ffffff', originalHex: hex }
}
