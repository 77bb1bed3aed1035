const PARAMETER_NAME = 'template'

/** Longer links are cut on their way, by messengers above all. */
const MAX_HASH_LENGTH = 20_000

/**
 * The part of an address that opens an editor with a scene: UTF-8 JSON as base64 that addresses may hold, behind `#`.
 * Null for a scene that `decodeTemplateHash` would not take back.
 */
export function encodeTemplateHash(scene: unknown): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(scene))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const base64 = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const hash = `#${PARAMETER_NAME}=${base64}`
  return hash.length > MAX_HASH_LENGTH ? null : hash
}

/** What such a part of an address holds, unchecked; null for any other, and for one that is too long or broken. */
export function decodeTemplateHash(hash: string): unknown {
  const prefix = `#${PARAMETER_NAME}=`
  if (!hash.startsWith(prefix) || hash.length > MAX_HASH_LENGTH) return null
  try {
    const binary = atob(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
