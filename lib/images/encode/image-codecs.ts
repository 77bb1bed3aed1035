import { initEmscriptenModule } from '@jsquash/jpeg/utils.js'
import type { OutputType } from '@/lib/platforms/images/network-limits'
import { loadCodec } from './codec-loader'
import { encoderOptions, type LossyOptions } from './encoder-options'

export const outputExtensions = { jpeg: 'jpg', webp: 'webp', avif: 'avif', png: 'png' } as const

type Encoder = {
  encode(data: ArrayLike<number>, width: number, height: number, options: object): Uint8Array<ArrayBuffer> | null
}

/** Caches the loaded value for the life of the worker. Failures are not cached. */
function loadOnce<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let valuePromise: Promise<Value> | undefined
  return () => {
    valuePromise ??= load().catch((error: unknown) => {
      valuePromise = undefined
      throw error
    })
    return valuePromise
  }
}

type CodecModules = Promise<[{ default: object }, { defaultOptions: object }]>

const createCodecLoader = (load: () => CodecModules, url: URL) =>
  loadOnce(async () => {
    const [{ default: factory }, { defaultOptions }] = await load()
    const encoder: Encoder = await initEmscriptenModule(factory, await loadCodec(url))
    return { encoder, defaultOptions }
  })

const codecLoaders = {
  jpeg: createCodecLoader(
    () => Promise.all([import('@jsquash/jpeg/codec/enc/mozjpeg_enc.js'), import('@jsquash/jpeg/meta.js')]),
    new URL('@jsquash/jpeg/codec/enc/mozjpeg_enc.wasm', import.meta.url),
  ),
  // This is the SIMD build, which every browser that can draw in workers supports.
  webp: createCodecLoader(
    () => Promise.all([import('@jsquash/webp/codec/enc/webp_enc_simd.js'), import('@jsquash/webp/meta.js')]),
    new URL('@jsquash/webp/codec/enc/webp_enc_simd.wasm', import.meta.url),
  ),
  // This is the single-threaded build. The package's own entry, which may select the multithreaded build, makes `next
  // build` hang.
  avif: createCodecLoader(
    () => Promise.all([import('@jsquash/avif/codec/enc/avif_enc.js'), import('@jsquash/avif/meta.js')]),
    new URL('@jsquash/avif/codec/enc/avif_enc.wasm', import.meta.url),
  ),
}

/** Loads the single-threaded build, for the same reason as for AVIF. */
const loadOxipng = loadOnce(async () => {
  const { default: init, optimise, optimise_raw } = await import('@jsquash/oxipng/codec/pkg/squoosh_oxipng.js')
  await init(await loadCodec(new URL('@jsquash/oxipng/codec/pkg/squoosh_oxipng_bg.wasm', import.meta.url)))
  return { optimise, optimise_raw }
})

/** Throws also the encoder's errors. */
export async function encodeLossy(type: Exclude<OutputType, 'png'>, pixels: ImageData, options: LossyOptions) {
  const { encoder, defaultOptions } = await codecLoaders[type]()
  // The AVIF module does not accept a clamped array.
  const data = type === 'avif' ? new Uint8Array(pixels.data.buffer) : pixels.data
  const typeOptions = encoderOptions[type](options, pixels)
  const encodedBytes = encoder.encode(data, pixels.width, pixels.height, { ...defaultOptions, ...typeOptions })
  if (!encodedBytes) throw new Error(`The ${type} encoder returned no bytes.`)
  return new Blob([encodedBytes], { type: `image/${type}` })
}

/** Compresses pixels, or an existing PNG file, losslessly with OxiPNG. */
export async function encodePng(source: ImageData | Uint8Array, isThorough: boolean): Promise<Blob> {
  const { optimise, optimise_raw } = await loadOxipng()
  const level = isThorough ? 4 : 2
  const encodedBytes =
    source instanceof ImageData
      ? optimise_raw(source.data, source.width, source.height, level, false, false)
      : optimise(source, level, false, false)
  return new Blob([encodedBytes as Uint8Array<ArrayBuffer>], { type: 'image/png' })
}
