import { decodeBase64 } from '@/lib/core/decode-base64'
import { createRandomId } from '@/lib/core/random-id'
import { imagePartSchema } from '@/lib/images/image-part'

export type ImagePart = { kind: 'picture'; id: string; file: Blob } | { kind: 'missing'; count: number; code: string }

/** Parses a part of the server's response; null for an unknown part and for invalid Base64. */
export function parseImagePart(value: unknown): ImagePart | null {
  const part = imagePartSchema.safeParse(value).data
  if (part?.kind !== 'picture') return part ?? null
  let bytes: Uint8Array<ArrayBuffer>
  try {
    bytes = decodeBase64(part.base64)
  } catch {
    return null
  }
  return { kind: 'picture', id: createRandomId(), file: new Blob([bytes], { type: part.type }) }
}
