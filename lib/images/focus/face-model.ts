import { fetchCodec, requestCodec } from '@/lib/images/encode/codec-loader'

let modelPromise: Promise<Uint8Array | null> | undefined

/** Loads the network of `detectFaces` (193 kB) with the first image, on the page or in the worker; null offline. */
export function loadFaceModel(): Promise<Uint8Array | null> {
  const url = new URL('./face-model.bin', import.meta.url)
  modelPromise ??= (
    typeof window === 'undefined' ? requestCodec(url) : fetchCodec(url.href).then(({ bytes }) => bytes)
  ).then((bytes) => {
    // A later image tries again.
    if (!bytes) modelPromise = undefined
    return bytes && new Uint8Array(bytes)
  })
  return modelPromise
}
