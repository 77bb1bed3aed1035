import { quantize } from 'gifenc'
import { ALPHA_THRESHOLD, type Color, type Pixels } from './pixels'

/** More samples take time without improving the palette. */
const MAX_SAMPLES = 65_536

const MAX_SHADES = 2_048

/**
 * Builds the palette of 2 to `maxColors` (at most 256) colors that best represents the opaque pixels of all images.
 * Pixels with a nonzero byte in `skipMask` are ignored.
 */
export function buildPalette(images: readonly Pixels[], maxColors: number, skipMask?: Uint8Array): Color[] {
  const samplesPerImage = Math.floor(MAX_SAMPLES / Math.max(1, images.length))
  const samples = images.flatMap((image) => samplePixels(image, samplesPerImage, skipMask))
  if (samples.length === 0) return [[0, 0, 0]]
  const bytes = new Uint8Array(Uint32Array.from(samples).buffer)
  return quantize(bytes, Math.max(2, Math.min(256, maxColors)), { format: chooseFormat(samples) })
}

/**
 * Chooses the color precision before merging. Merge time grows with the square of the number of colors, so colorful
 * images use fewer bits; images with few shades, such as a sky, do not.
 */
function chooseFormat(samples: readonly number[]): 'rgb565' | 'rgb444' {
  const shades = new Set(samples.map((color) => color & 0xf8fcf8))
  return shades.size > MAX_SHADES ? 'rgb444' : 'rgb565'
}

function samplePixels({ data }: Pixels, maxSamples: number, skipMask?: Uint8Array): number[] {
  const pixelCount = data.length / 4
  // An odd step does not always sample the same columns.
  const step = Math.max(1, Math.ceil(pixelCount / Math.max(1, maxSamples))) | 1
  const samples: number[] = []
  for (let offset = 0; offset < data.length; offset += step * 4) {
    if ((data[offset + 3] ?? 0) < ALPHA_THRESHOLD || skipMask?.[offset / 4]) continue
    samples.push((data[offset] ?? 0) | ((data[offset + 1] ?? 0) << 8) | ((data[offset + 2] ?? 0) << 16))
  }
  return samples
}
