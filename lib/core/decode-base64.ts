/** Throws for invalid Base64. `Uint8Array.fromBase64` is too new: browsers of 2024 lack it. */
export function decodeBase64(base64: string): Uint8Array<ArrayBuffer> {
  const binaryString = atob(base64)
  const bytes = new Uint8Array(binaryString.length)
  for (let index = 0; index < binaryString.length; index += 1) bytes[index] = binaryString.charCodeAt(index)
  return bytes
}
