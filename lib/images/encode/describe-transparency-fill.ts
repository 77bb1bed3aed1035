const colorNames: Readonly<Record<string, string>> = { '#ffffff': 'white', '#000000': 'black' }

export const describeTransparencyFill = (color: string) =>
  `Transparent parts are filled with ${colorNames[color] ?? color.toUpperCase()}.`
