/** The bytes of a base64 text. `Uint8Array.fromBase64` is too new: browsers of 2024 lack it. */
export function base64ToBytes(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
}
