export function findTextOffset(bytes: Uint8Array, text: string): number | null {
  const firstByte = text.charCodeAt(0)
  for (let offset = bytes.indexOf(firstByte); offset !== -1; offset = bytes.indexOf(firstByte, offset + 1)) {
    if ([...text].every((character, index) => bytes[offset + index] === character.charCodeAt(0))) return offset
  }
  return null
}

export const containsText = (bytes: Uint8Array, text: string) => findTextOffset(bytes, text) !== null
