import { ImageError } from '@/lib/core/errors/image-errors'

/** Throws `ImageError` without memory. */
export function readDataUrl(blob: Blob): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const reader = new FileReader()
  reader.onload = () => resolve(String(reader.result))
  reader.onerror = () => reject(new ImageError('out_of_memory'))
  reader.readAsDataURL(blob)
  return promise
}
