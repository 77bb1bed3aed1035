import { createRandomId } from '@/lib/core/values'
import { imagePartSchema } from '@/lib/images/image-part'

export type ImagePart = { kind: 'picture'; id: string; file: Blob } | { kind: 'missing'; count: number; code: string }

/** Parses a part of the server's response; null for an unknown part. */
export function parseImagePart(value: unknown): ImagePart | null {
  const part = imagePartSchema.safeParse(value).data
  if (part?.kind !== 'picture') return part ?? null
  const bytes = decodeBase64(part.base64)
  return bytes && { kind: 'picture', id: createRandomId(), file: new Blob([bytes], { type: part.type }) }
}

/** Returns null for invalid Base64. */
function decodeBase64(base64: string): Uint8Array<ArrayBuffer> | null {
  try {
    const binaryString = atob(base64)
    const bytes = new Uint8Array(binaryString.length)
    for (let index = 0; index < binaryString.length; index += 1) bytes[index] = binaryString.charCodeAt(index)
    return bytes
  } catch {
    return null
  }
}
