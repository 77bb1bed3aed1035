import { createRandomId } from '@/lib/core/random-id'
import { imagePartSchema } from '@/lib/images/image-part'

/** What a run brings: a picture as the model made it, or how many did not come and why. */
export type ImagePart = { kind: 'picture'; id: string; file: Blob } | { kind: 'missing'; count: number; code: string }

/** A part of the server's reply; null for one that this page does not know. */
export function parseImagePart(value: unknown): ImagePart | null {
  const part = imagePartSchema.safeParse(value).data
  if (part?.kind !== 'picture') return part ?? null
  const bytes = decodeBase64(part.base64)
  return bytes && { kind: 'picture', id: createRandomId(), file: new Blob([bytes], { type: part.type }) }
}

/** Null for what is no Base64. */
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
