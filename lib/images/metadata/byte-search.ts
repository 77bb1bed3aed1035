/** Where these letters (ASCII) first stand in a file; null for nowhere. */
export function findTextOffset(bytes: Uint8Array, text: string): number | null {
  const first = text.charCodeAt(0)
  for (let at = bytes.indexOf(first); at !== -1; at = bytes.indexOf(first, at + 1)) {
    if ([...text].every((letter, index) => bytes[at + index] === letter.charCodeAt(0))) return at
  }
  return null
}

export const containsText = (bytes: Uint8Array, text: string) => findTextOffset(bytes, text) !== null
