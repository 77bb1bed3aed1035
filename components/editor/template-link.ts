const NAME = 'template'

/** Longer links are cut on their way, by messengers above all. */
const MAX_LENGTH = 20_000

/**
 * The part of an address that opens an editor with a scene: UTF-8 JSON as base64 that addresses may hold, behind `#`.
 * Null for a scene that `decodeTemplateHash` would not take back.
 */
export function encodeTemplateHash(scene: unknown): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(scene))
  const letters = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const base64 = btoa(letters).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const hash = `#${NAME}=${base64}`
  return hash.length > MAX_LENGTH ? null : hash
}

/** What such a part of an address holds, unchecked; null for any other, and for one that is too long or broken. */
export function decodeTemplateHash(hash: string): unknown {
  const start = `#${NAME}=`
  if (!hash.startsWith(start) || hash.length > MAX_LENGTH) return null
  try {
    const letters = atob(hash.slice(start.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(letters, (letter) => letter.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
