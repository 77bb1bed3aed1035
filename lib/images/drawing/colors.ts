import type { Pixels } from '@/lib/core/geometry/sizes'

/** Returns the channels of a color (`#rrggbb`), from 0 to 255. */
export const parseHexColor = (color: string) =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16))

export const formatHexColor = (...channels: readonly (number | undefined)[]) =>
  `#${channels.map((channel = 0) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** Mixes a share (0 to 1) of `otherColor` into a color (`#rrggbb`). */
export function mixColors(color: string, otherColor: string, share: number): string {
  const otherChannels = parseHexColor(otherColor)
  return formatHexColor(
    ...parseHexColor(color).map((channel, index) => channel + ((otherChannels[index] ?? 0) - channel) * share),
  )
}

/** Minimum contrast of small text in WCAG 2.2 (1.4.3). */
export const MIN_TEXT_CONTRAST = 4.5

/** Returns the WCAG 2.2 contrast of two colors (`#rrggbb`), from 1 to 21. */
export function getContrast(color: string, otherColor: string): number {
  const [lower = 0, higher = 0] = [getLuminance(color), getLuminance(otherColor)].sort((a, b) => a - b)
  return (higher + 0.05) / (lower + 0.05)
}

/** Returns the first color that is readable on the background, else white or near black by contrast. */
export function pickReadableColor(background: string, colors: readonly string[]): string {
  const readableColor = colors.find((color) => getContrast(color, background) >= MIN_TEXT_CONTRAST)
  const [white, black] = ['#ffffff', '#14110f'] as const
  return readableColor ?? (getContrast(white, background) >= getContrast(black, background) ? white : black)
}

/** Returns the relative luminance of WCAG 2.2, from 0 to 1. */
export function getLuminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = parseHexColor(color)
    .map((channel) => channel / 255)
    .map((channel) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Flattens pixels onto a background color (`#rrggbb`), in place, for types without transparency. */
export function flattenPixels<Image extends Pixels>(pixels: Image, color: string): Image {
  const background = parseHexColor(color)
  const { data } = pixels
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = (data[offset + 3] ?? 0) / 255
    for (const [channel, backgroundValue] of background.entries()) {
      data[offset + channel] = (data[offset + channel] ?? 0) * alpha + backgroundValue * (1 - alpha)
    }
    data[offset + 3] = 255
  }
  return pixels
}
