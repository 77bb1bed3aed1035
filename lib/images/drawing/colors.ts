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
