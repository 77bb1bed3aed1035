import type { Pixels } from '@/lib/core/geometry/sizes'

/** `quality` is 1 to 100 and means about the same look in each type. `isThorough` is smaller, but slow. */
export type LossyOptions = { quality: number; isThorough: boolean }

/** The default of avifenc and Squoosh. It takes about a second per megapixel (2026-11). */
const AVIF_SPEED = 6

/** Takes a third of the time of speed 8 and is no larger at equal SSIM (ten photos, libaom of jSquash 2.1, 2026-11). */
const FAST_AVIF_SPEED = 9

/** Larger images use the fast speed, so that a photo of 12 megapixels does not take 20 seconds. */
const MAX_SLOW_AVIF_PIXELS = 4_200_000

/** From this quality on, sharp color edges such as red text are worth a quarter more bytes. */
const MIN_FULL_COLOR_QUALITY = 90

/** Options of jSquash's encoders on top of its defaults, with which a JPEG of quality 80 to 89 is 4:2:2. */
export const encoderOptions = {
  jpeg: ({ quality }: LossyOptions, pixels: Pixels) => ({
    quality,
    auto_subsample: false,
    chroma_subsample: quality >= MIN_FULL_COLOR_QUALITY && hasSharpColorEdges(pixels) ? 1 : 2,
  }),
  webp: ({ quality }: LossyOptions) => ({ quality }),
  avif: ({ quality, isThorough }: LossyOptions, { width, height }: Pixels) => ({
    quality: getAvifQuality(quality),
    speed: isThorough || width * height <= MAX_SLOW_AVIF_PIXELS ? AVIF_SPEED : FAST_AVIF_SPEED,
  }),
} as const

/** AVIF at 62 has the SSIM of WebP at 80, and at 81 that of WebP at 90 (ten photos, 2026-11). */
const getAvifQuality = (quality: number) => Math.round(quality <= 80 ? 22 + quality / 2 : 62 + (quality - 80) * 1.9)

/** Whether the color of 1 in 500 pixel pairs changes more than in photos. Brightness does not count. */
function hasSharpColorEdges({ data }: Pixels): boolean {
  let edgeCount = 0
  const getChromaStep = (offset: number, channel: number) =>
    (data[offset + 4 + channel] ?? 0) -
    (data[offset + 5] ?? 0) -
    (data[offset + channel] ?? 0) +
    (data[offset + 1] ?? 0)
  for (let offset = 0; offset < data.length; offset += 8) {
    if (Math.abs(getChromaStep(offset, 0)) + Math.abs(getChromaStep(offset, 2)) > 80) edgeCount += 1
  }
  return edgeCount > data.length / 8 / 500
}
