import { concatBytes } from '@/lib/core/concat-bytes'
import { orientPixels } from '@/lib/core/geometry/orient-pixels'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { parseJpegSegments } from '@/lib/images/metadata/jpeg-segments'
import { readOrientation } from '@/lib/images/metadata/tiff'
import { createCmykConverter, type InkConverter } from './icc-cmyk'

/** `ICC_PROFILE` with a zero, the part's number and the number of parts (ICC.1:2010, B.4). */
const PROFILE_HEADER_BYTES = 14
const EXIF_HEADER_BYTES = 6

/** Decodes a JPEG with four colors to upright RGBA. Null for an unusual structure. */
export async function decodeCmykJpeg(bytes: Uint8Array): Promise<Pixels | null> {
  const segments = parseJpegSegments(bytes)
  if (!segments) return null
  const { default: utif } = await import('utif2')
  const decoder = new utif.JpegDecoder()
  decoder.parse(bytes)
  const { width, height } = decoder
  // Adobe's programs store inverted values.
  const isInverted = segments.some(({ name }) => name === 'Adobe')
  const ink = decoder.getData({ width, height, forceRGB: false, isSourcePDF: !isInverted })
  const readContents = (wantedKind: string, headerBytes: number) =>
    segments
      .filter(({ kind }) => kind === wantedKind)
      .map(({ contentStart, end }) => bytes.subarray(contentStart + headerBytes, end))
  const data = convertInk(ink, 4, concatBytes(readContents('colour', PROFILE_HEADER_BYTES)))
  const [exif] = readContents('exif', EXIF_HEADER_BYTES)
  return orientPixels({ data, width, height }, exif ? readOrientation(exif) : 1)
}

/** Values after the fourth of a pixel's `sampleCount` do not count. */
export function convertInk(ink: Uint8Array | Uint8ClampedArray, sampleCount: number, profile: Uint8Array) {
  const convert = createCmykConverter(profile) ?? convertCommonInk
  const data = new Uint8ClampedArray(Math.floor(ink.length / sampleCount) * 4).fill(255)
  for (let offset = 0, source = 0; offset < data.length; offset += 4, source += sampleCount) {
    convert(ink, source, data, offset)
  }
  return data
}

/** Approximates U.S. Web Coated (SWOP) v2, as in pdf.js (src/core/colorspace.js, 2026-11). */
const convertCommonInk: InkConverter = (ink, source, rgb, offset) => {
  const readInk = (channel: number) => (ink[source + channel] ?? 0) / 255
  const [c, m, y, k] = [readInk(0), readInk(1), readInk(2), readInk(3)]
  rgb[offset] =
    255 +
    c * (-4.3874 * c + 54.4862 * m + 18.8229 * y + 212.2566 * k - 285.2331) +
    m * (1.715 * m - 5.6097 * y - 17.8739 * k - 5.497) +
    y * (-2.5217 * y - 21.2489 * k + 17.5119) -
    k * (21.8612 * k + 189.4818)
  rgb[offset + 1] =
    255 +
    c * (8.841 * c + 60.118 * m + 6.8714 * y + 31.1591 * k - 79.2971) +
    m * (-15.3104 * m + 17.5753 * y + 131.3525 * k - 190.9453) +
    y * (4.4443 * y + 9.8633 * k - 24.8674) -
    k * (20.7373 * k + 187.8045)
  rgb[offset + 2] =
    255 +
    c * (0.8843 * c + 8.0787 * m + 30.8998 * y - 0.2388 * k - 14.1836) +
    m * (10.4959 * m + 63.0238 * y + 50.607 * k - 112.2388) +
    y * (0.033 * y + 115.6038 * k - 193.5821) -
    k * (22.3382 * k + 180.1261)
}
