import { isRecord } from '@/lib/is-record'

/** What a run brings: a picture as the model made it, or how many did not come and why. */
export type ImagePart =
  | { kind: 'picture'; id: string; file: Blob }
  | { kind: 'missing'; count: number; code: string }

const types: readonly unknown[] = ['image/png', 'image/jpeg', 'image/webp']

/** A part of the server's reply; null for one that this page does not know. */
export function readPart(value: unknown): ImagePart | null {
  if (!isRecord(value)) return null
  const { kind, base64, type, count, code } = value
  if (kind === 'missing' && typeof count === 'number' && typeof code === 'string') {
    return { kind, count, code }
  }
  if (kind !== 'picture' || typeof base64 !== 'string' || !types.includes(type)) return null
  return { kind, id: newId(), file: new Blob([bytesOf(base64)], { type: String(type) }) }
}

/** `crypto.randomUUID` exists only on HTTPS and localhost. */
function newId(): string {
  return [...crypto.getRandomValues(new Uint32Array(4))].map((word) => word.toString(36)).join('-')
}

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64)
  const bytes = new Uint8Array(text.length)
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at)
  return bytes
}
