import { ImageError } from '@/lib/core/errors/image-errors'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { MAX_PIXELS } from './../limits'

type HeifImage = {
  get_width(): number
  get_height(): number
  is_primary(): boolean
  display(target: Pixels, onDone: (image: Pixels | null) => void): void
  free(): void
}
type Libheif = { HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] } }

/**
 * Decodes to upright RGBA. Blocks the thread for a second or two, so do not call it on the main thread. This libheif
 * build uses neither `eval` nor WebAssembly, so the CSP needs no exception. Throws `ImageError`.
 */
export async function decodeHeic(bytes: Uint8Array): Promise<Pixels> {
  const { HeifDecoder } = await loadLibheif()
  const images = new HeifDecoder().decode(bytes)
  try {
    const image = images.find((candidate) => candidate.is_primary()) ?? images[0]
    if (!image) throw new ImageError('damaged', 'HEIC')
    const [width, height] = [image.get_width(), image.get_height()]
    // The declared size may differ from the actual size.
    if (width * height > MAX_PIXELS) throw new ImageError('damaged', 'HEIC')
    const target = { data: new Uint8ClampedArray(width * height * 4), width, height }
    const decodedImage = await new Promise<Pixels | null>((resolve) => image.display(target, resolve))
    if (!decodedImage) throw new ImageError('damaged', 'HEIC')
    return target
  } finally {
    for (const image of images) image.free()
  }
}

async function loadLibheif(): Promise<Libheif> {
  const url = new URL('../../../node_modules/heic-to/src/lib/libheif-without-unsafe-eval.js', import.meta.url)
  try {
    const { default: createModule } = await import(/* turbopackIgnore: true */ url.href)
    return await createModule()
  } catch {
    throw new ImageError('offline')
  }
}
