import { clampChroma, formatHex } from 'culori/fn'
import { contrast, READABLE, readableOn } from '@/lib/images/drawing/contrast'
import { toOklch } from './colour-spaces'

/** A colour in a role; `from` is the palette's own where it had to become lighter or darker to be read. */
export type Role = { hex: string; from: string | null }
export type Roles = { background: Role; text: Role; accent: Role; onAccent: string }

/** What WCAG 2.2 asks of a ground's lightness is nothing: these keep it a ground. */
const LIGHTEST_GROUND = 0.9
const DARKEST_GROUND = 0.3

/** Colours of a palette as background, text and accent. Text and accent have a contrast of 4.5 to the background, whatever the palette. */
export function suggestRoles(hexes: readonly string[], theme: 'light' | 'dark'): Roles | null {
  const lightness = (hex: string) => toOklch(hex)?.l ?? 0
  const sorted = hexes.toSorted((one, other) => lightness(other) - lightness(one))
  const [ground, ink] = theme === 'light' ? [sorted[0], sorted.at(-1)] : [sorted.at(-1), sorted[0]]
  if (ground === undefined || ink === undefined) return null
  const background = asGround(ground, theme)
  const text = asReadable(ink, background.hex)
  const rest = hexes.filter((hex) => hex !== ground && hex !== ink)
  const [bold = ink] = rest.toSorted((one, other) => strength(other) - strength(one))
  const accent = asReadable(bold, background.hex)
  return { background, text, accent, onAccent: readableOn(accent.hex, [background.hex, text.hex]) }
}

const strength = (hex: string) => toOklch(hex)?.c ?? 0

function asGround(hex: string, theme: 'light' | 'dark'): Role {
  const colour = toOklch(hex)
  if (!colour) return { hex, from: null }
  const isFine = theme === 'light' ? colour.l >= LIGHTEST_GROUND : colour.l <= DARKEST_GROUND
  if (isFine) return { hex, from: null }
  const moved = { ...colour, l: theme === 'light' ? 0.97 : 0.2, c: Math.min(colour.c, 0.025) }
  return { hex: formatHex(clampChroma(moved, 'oklch')), from: hex }
}

/** The colour, or the nearest lightness of it that can be read on the ground. */
function asReadable(hex: string, ground: string): Role {
  if (contrast(hex, ground) >= READABLE) return { hex, from: null }
  const colour = toOklch(hex)
  const away = contrast('#000000', ground) >= contrast('#ffffff', ground) ? -0.01 : 0.01
  for (let l = colour?.l ?? 0; colour && l >= 0 && l <= 1; l += away) {
    const moved = formatHex(clampChroma({ ...colour, l }, 'oklch'))
    if (contrast(moved, ground) >= READABLE) return { hex: moved, from: hex }
  }
  return { hex: away < 0 ? '#000000' : '#ffffff', from: hex }
}
