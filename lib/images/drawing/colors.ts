/** The parts of a colour (`#rrggbb`), from 0 to 255. */
export const parseHexColor = (color: string) =>
  [1, 3, 5].map((offset) => Number.parseInt(color.slice(offset, offset + 2), 16))

/** `#rrggbb` of parts from 0 to 255; one that is not given is 0. */
export const formatHexColor = (...channels: readonly (number | undefined)[]) =>
  `#${channels.map((channel = 0) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`

/** A colour (`#rrggbb`) with a share (0 to 1) of another. */
export function mixColors(color: string, otherColor: string, share: number): string {
  const otherChannels = parseHexColor(otherColor)
  return formatHexColor(
    ...parseHexColor(color).map((channel, index) => channel + ((otherChannels[index] ?? 0) - channel) * share),
  )
}
