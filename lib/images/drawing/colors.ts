/** The parts of a colour (`#rrggbb`), from 0 to 255. */
export const parseHexColor = (color: string) => [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16))

/** `#rrggbb` of parts from 0 to 255; one that is not given is 0. */
export const formatHexColor = (...channels: readonly (number | undefined)[]) =>
  `#${channels.map((part = 0) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** A colour (`#rrggbb`) with a share (0 to 1) of another. */
export function mixColors(from: string, to: string, share: number): string {
  const other = parseHexColor(to)
  return formatHexColor(...parseHexColor(from).map((part, at) => part + ((other[at] ?? 0) - part) * share))
}
