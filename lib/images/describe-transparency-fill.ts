const names: Readonly<Record<string, string>> = { '#ffffff': 'white', '#000000': 'black' }

/** What became of a picture's transparent parts, which got this colour (`#rrggbb`). */
export const describeTransparencyFill = (colour: string) =>
  `Transparent parts are filled with ${names[colour] ?? colour.toUpperCase()}.`
