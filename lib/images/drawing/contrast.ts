import { parseHexColor } from './colors'

/** The lightest and darkest ink there is, for a ground on which no colour of its own can be read. */
const fallbackTextColors = ['#ffffff', '#14110f'] as const

/** Contrast of small text that WCAG 2.2 asks for (1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5

/** Contrast of two colours (`#rrggbb`) from 1 to 21, as WCAG 2.2 defines it. */
export function getContrast(one: string, other: string): number {
  const [lowerLuminance = 0, higherLuminance = 0] = [getLuminance(one), getLuminance(other)].sort((a, b) => a - b)
  return (higherLuminance + 0.05) / (lowerLuminance + 0.05)
}

/** The first of the colours that can be read on a ground, else white or near black, whichever is read better. */
export function pickReadableColor(background: string, colors: readonly string[]): string {
  const readableColor = colors.find((color) => getContrast(color, background) >= MIN_TEXT_CONTRAST)
  const [white, black] = fallbackTextColors
  return readableColor ?? (getContrast(white, background) >= getContrast(black, background) ? white : black)
}

/** How light a colour is, from 0 to 1: the relative luminance of WCAG 2.2. */
export function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseHexColor(color)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
