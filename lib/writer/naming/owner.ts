/** The name in "Maya's Café", as written; '' where no name owns the thing. */
export function ownerIn(prompt: string): string {
  return /(?:^|\s)(\p{Lu}\p{L}{1,14})['’]s\s/u.exec(prompt)?.[1] ?? ''
}

/** The place in "a candle shop in Austin", as written; '' where none is named. */
export function placeIn(prompt: string): string {
  return /\bin (\p{Lu}\p{Ll}{2,11})\b/u.exec(prompt)?.[1] ?? ''
}
