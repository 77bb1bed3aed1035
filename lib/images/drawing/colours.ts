/** The parts of a colour (`#rrggbb`), from 0 to 255. */
export const parseHexColour = (colour: string) =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

/** `#rrggbb` of parts from 0 to 255; one that is not given is 0. */
export const formatHexColour = (...parts: readonly (number | undefined)[]) =>
  `#${parts.map((part = 0) => Math.round(part).toString(16).padStart(2, '0')).join('')}`

/** A colour (`#rrggbb`) with a share (0 to 1) of another. */
export function mixColours(from: string, to: string, share: number): string {
  const other = parseHexColour(to)
  return formatHexColour(...parseHexColour(from).map((part, at) => part + ((other[at] ?? 0) - part) * share))
}
