import type { IFD } from 'utif2'
import { concatBytes } from '@/lib/core/concat-bytes'
import { ImageError } from '@/lib/core/errors/image-errors'
import { orientPixels } from '@/lib/core/geometry/orient-pixels'
import type { Pixels, Size } from '@/lib/core/geometry/sizes'
import { buildPngChunk } from '@/lib/images/metadata/png-chunks'

/** TIFF 6.0, sections 8 and 22, and DNG's raw sensor data. */
const photometrics = { cmyk: 5, yCbCr: 6, sensor: 32_803, linearRaw: 34_892 } as const
/** TIFF 6.0, section 19. */
const FLOATING_POINT_FORMAT = 3
const compressionNames: Readonly<Record<number, string>> = {
  34712: 'JPEG 2000',
  34887: 'LERC',
  34925: 'LZMA',
  50000: 'Zstandard',
  50001: 'WebP',
  50002: 'JPEG XL',
}
/** utif2 decodes a JPEG inside to three values per pixel. */
const jpegCompressions = [6, 7]
const compressions = [1, 2, 3, 4, 5, 6, 7, 8, 32_773, 32_946]

/**
 * Decodes the first page to upright RGBA. `profile` is an ICC profile of RGB or gray that the pixels still need; null
 * for CMYK, which is converted. Throws `ImageError`.
 */
export async function decodeTiff(bytes: Uint8Array<ArrayBuffer>, checkSize: (size: Size) => void) {
  const { default: utif } = await import('utif2')
  const pages = readPages(utif.decode, bytes)
  // A reduced copy, such as a thumbnail, has the first bit of its subfile type set.
  const page = pages.find((candidate) => !(readTag(candidate, 254, 0) & 1)) ?? pages[0]
  if (!page) throw new ImageError('damaged', 'TIFF')
  const size = { width: readTag(page, 256, 0), height: readTag(page, 257, 0) }
  checkSize(size)
  checkSupport(page, pages)
  try {
    utif.decodeImage(bytes.buffer, page)
    const profile = Uint8Array.from(page.t34675 ?? [])
    const isCmyk = readTag(page, 262, 2) === photometrics.cmyk
    const data = isCmyk ? await convertCmykPage(page, profile) : readRgba(page, utif.toRGBA8(page))
    if (data.length !== size.width * size.height * 4) throw new Error('Pixels are missing.')
    return {
      pixels: orientPixels({ ...size, data }, readTag(page, 274, 1)),
      profile: isCmyk || !profile.length ? null : profile,
    }
  } catch {
    throw new ImageError('damaged', 'TIFF')
  }
}

function readPages(decode: (buffer: ArrayBuffer) => IFD[], bytes: Uint8Array<ArrayBuffer>): IFD[] {
  if (bytes[2] === 43 || bytes[3] === 43) throw new ImageError('unusual_tiff', 'BigTIFF')
  try {
    return decode(bytes.buffer).filter((page) => page.t256)
  } catch {
    throw new ImageError('damaged', 'TIFF')
  }
}

const readTag = (page: IFD, tag: number, fallback: number) => page[`t${tag}`]?.[0] ?? fallback

function checkSupport(page: IFD, pages: readonly IFD[]): void {
  const isRaw = [...pages, ...pages.flatMap(({ subIFD = [] }) => subIFD)].some((candidate) =>
    [photometrics.sensor, photometrics.linearRaw].some((value) => readTag(candidate, 262, 0) === value),
  )
  if (isRaw || page.t50706) throw new ImageError('camera_raw')
  const unusualPart = findUnusualPart(page)
  if (unusualPart) throw new ImageError('unusual_tiff', unusualPart)
}

function findUnusualPart(page: IFD): string | null {
  const compression = readTag(page, 259, 1)
  const sampleCount = readTag(page, 277, 1)
  if (!compressions.includes(compression)) return compressionNames[compression] ?? 'unusual'
  if (readTag(page, 262, 2) > photometrics.yCbCr) return 'Lab'
  if (readTag(page, 339, 1) === FLOATING_POINT_FORMAT) return 'floating-point'
  if (readTag(page, 284, 1) === 2 && sampleCount > 1) return 'planar'
  return jpegCompressions.includes(compression) && sampleCount !== 3 ? 'JPEG inside' : null
}

async function convertCmykPage(page: IFD, profile: Uint8Array): Promise<Uint8ClampedArray<ArrayBuffer>> {
  const { convertInk } = await import('@/lib/images/cmyk/decode-cmyk')
  const isDeep = readTag(page, 258, 8) === 16
  // utif2 stores 16 bits with the lower byte first.
  const ink = isDeep ? page.data.filter((_, index) => index % 2 === 1) : page.data
  return convertInk(ink, readTag(page, 277, 4), profile)
}

/** utif2 takes any fourth value for alpha, and leaves colors multiplied by it (TIFF 6.0, section 18). */
function readRgba(page: IFD, rgba: Uint8Array): Uint8ClampedArray<ArrayBuffer> {
  const data = Uint8ClampedArray.from(rgba)
  const alphaKind = readTag(page, 338, 0)
  for (let offset = 0; offset < data.length; offset += 4) {
    const alpha = data[offset + 3] ?? 255
    if (alphaKind === 0) data[offset + 3] = 255
    if (alphaKind !== 1 || alpha === 0) continue
    for (let channel = offset; channel < offset + 3; channel += 1) data[channel] = ((data[channel] ?? 0) * 255) / alpha
  }
  return data
}

/** Wraps pixels with their color profile, so that the browser converts them to sRGB. */
export async function buildPng({ data, width, height }: Pixels, profile: Uint8Array): Promise<Blob> {
  const header = new Uint8Array(13)
  new DataView(header.buffer).setUint32(0, width)
  new DataView(header.buffer).setUint32(4, height)
  // 8 bits per channel, RGB with alpha.
  header.set([8, 6], 8)
  const rows = new Uint8Array((width * 4 + 1) * height)
  for (let y = 0; y < height; y += 1) {
    rows.set(data.subarray(y * width * 4, (y + 1) * width * 4), y * (width * 4 + 1) + 1)
  }
  const profileName = new TextEncoder().encode('ICC\0\0')
  return new Blob([
    Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    buildPngChunk('IHDR', header),
    buildPngChunk('iCCP', concatBytes([profileName, await deflate(profile)])),
    buildPngChunk('IDAT', await deflate(rows)),
    buildPngChunk('IEND', new Uint8Array()),
  ])
}

async function deflate(bytes: Uint8Array): Promise<Uint8Array> {
  const stream = new Blob([Uint8Array.from(bytes)]).stream().pipeThrough(new CompressionStream('deflate'))
  return new Uint8Array(await new Response(stream).arrayBuffer())
}
