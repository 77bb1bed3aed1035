const colorNames: Readonly<Record<string, string>> = { '#ffffff': 'white', '#000000': 'black' }

/** What became of a picture's transparent parts, which got this colour (`#rrggbb`). */
export const describeTransparencyFill = (color: string) =>
  `Transparent parts are filled with ${colorNames[color] ?? color.toUpperCase()}.`
