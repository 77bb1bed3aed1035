import { decodeBase64 } from '@/lib/core/decode-base64'

const PARAMETER_NAME = 'template'

/** Longer links are truncated by messengers and other services. */
const MAX_HASH_LENGTH = 20_000

/** Encodes the scene as base64url of UTF-8 JSON. Returns null if `decodeTemplateHash` would reject the hash. */
export function encodeTemplateHash(scene: unknown): string | null {
  const bytes = new TextEncoder().encode(JSON.stringify(scene))
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')
  const base64 = btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  const hash = `#${PARAMETER_NAME}=${base64}`
  return hash.length > MAX_HASH_LENGTH ? null : hash
}

/** Returns a template hash's content without validation, or null if the hash is too long or not decodable. */
export function decodeTemplateHash(hash: string): unknown {
  const prefix = `#${PARAMETER_NAME}=`
  if (!hash.startsWith(prefix) || hash.length > MAX_HASH_LENGTH) return null
  try {
    const bytes = decodeBase64(hash.slice(prefix.length).replaceAll('-', '+').replaceAll('_', '/'))
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes))
  } catch {
    return null
  }
}
