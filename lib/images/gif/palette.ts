import { nearestColorIndex, quantize } from 'gifenc'
import type { Pixels } from '@/lib/core/geometry/sizes'

export type Color = readonly [red: number, green: number, blue: number]

/** Minimum alpha of an opaque pixel. GIF has no partial transparency. */
export const ALPHA_THRESHOLD = 128

/** More samples take time without improving the palette. */
const MAX_SAMPLES = 65_536

const MAX_SHADES = 2_048

/** 2 to `maxColors` (at most 256) colors of the opaque pixels that have no nonzero byte in `skipMask`. */
export function buildPalette(images: readonly Pixels[], maxColors: number, skipMask?: Uint8Array): Color[] {
  const samplesPerImage = Math.floor(MAX_SAMPLES / Math.max(1, images.length))
  const samples = images.flatMap((image) => samplePixels(image, samplesPerImage, skipMask))
  if (samples.length === 0) return [[0, 0, 0]]
  const bytes = new Uint8Array(Uint32Array.from(samples).buffer)
  return quantize(bytes, Math.max(2, Math.min(256, maxColors)), { format: chooseFormat(samples) })
}

/** Merging takes the square of the number of colors, so images with many shades use fewer bits. */
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

/** `diffuse` spreads each pixel's error to its neighbors (Floyd–Steinberg); `ordered` adds an 8 × 8 pattern (Bayer). */
export type Dither = 'diffuse' | 'ordered' | 'none'

type DitherOptions = {
  palette: readonly Color[]
  dither: Dither
  /** One byte per pixel. Pixels with a nonzero byte are skipped and get the index after the palette. */
  skipMask: Uint8Array
}

export const mapToPalette = (pixels: Pixels, options: DitherOptions): Uint8Array =>
  options.dither === 'diffuse' ? ditherByDiffusion(pixels, options) : ditherByPattern(pixels, options)

/** Caches the nearest index per color, reduced to 5, 6 and 5 bits. */
function createNearestIndexLookup(palette: readonly Color[]) {
  const cache = new Int16Array(65_536).fill(-1)
  return (red: number, green: number, blue: number): number => {
    const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
    const index = cache[key] ?? -1
    if (index >= 0) return index
    const nearestIndex = nearestColorIndex(palette, [red, green, blue])
    cache[key] = nearestIndex
    return nearestIndex
  }
}

const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value))

const readByte = (data: Uint8ClampedArray, index: number) => data[index] as number
const readFloat = (row: Float32Array, index: number) => row[index] as number

/** Alternates the row direction, so that patterns do not drift to one side. */
function ditherByDiffusion({ data, width, height }: Pixels, { palette, skipMask }: DitherOptions) {
  const findNearestIndex = createNearestIndexLookup(palette)
  const indexes = new Uint8Array(width * height).fill(palette.length)
  let currentRow = new Float32Array((width + 2) * 3)
  let nextRow = new Float32Array((width + 2) * 3)
  const spreadError = (error: number, cell: number, forwardOffset: number) => {
    currentRow[cell + forwardOffset] = readFloat(currentRow, cell + forwardOffset) + (error * 7) / 16
    nextRow[cell - forwardOffset] = readFloat(nextRow, cell - forwardOffset) + (error * 3) / 16
    nextRow[cell] = readFloat(nextRow, cell) + (error * 5) / 16
    nextRow[cell + forwardOffset] = readFloat(nextRow, cell + forwardOffset) + error / 16
  }
  for (let y = 0; y < height; y += 1) {
    const isForward = y % 2 === 0
    const forwardOffset = isForward ? 3 : -3
    for (let step = 0; step < width; step += 1) {
      const x = isForward ? step : width - 1 - step
      const pixelIndex = y * width + x
      if (skipMask[pixelIndex]) continue
      const cell = (x + 1) * 3
      const red = clampByte(readByte(data, pixelIndex * 4) + readFloat(currentRow, cell))
      const green = clampByte(readByte(data, pixelIndex * 4 + 1) + readFloat(currentRow, cell + 1))
      const blue = clampByte(readByte(data, pixelIndex * 4 + 2) + readFloat(currentRow, cell + 2))
      const index = findNearestIndex(red, green, blue)
      indexes[pixelIndex] = index
      const [r, g, b] = palette[index] as Color
      spreadError(red - r, cell, forwardOffset)
      spreadError(green - g, cell + 1, forwardOffset)
      spreadError(blue - b, cell + 2, forwardOffset)
    }
    ;[currentRow, nextRow] = [nextRow, currentRow]
    nextRow.fill(0)
  }
  return indexes
}

function ditherByPattern({ data, width, height }: Pixels, { palette, dither, skipMask }: DitherOptions) {
  const findNearestIndex = createNearestIndexLookup(palette)
  const indexes = new Uint8Array(width * height).fill(palette.length)
  const amplitude = dither === 'ordered' ? 256 / Math.cbrt(palette.length) : 0
  for (let pixelIndex = 0; pixelIndex < width * height; pixelIndex += 1) {
    if (skipMask[pixelIndex]) continue
    const shift = (getBayerThreshold(pixelIndex % width, Math.floor(pixelIndex / width)) - 0.5) * amplitude
    indexes[pixelIndex] = findNearestIndex(
      clampByte(readByte(data, pixelIndex * 4) + shift),
      clampByte(readByte(data, pixelIndex * 4 + 1) + shift),
      clampByte(readByte(data, pixelIndex * 4 + 2) + shift),
    )
  }
  return indexes
}

/** Returns the threshold of an 8 × 8 Bayer matrix, between 0 and 1. */
function getBayerThreshold(x: number, y: number): number {
  let value = 0
  for (let bit = 0; bit < 3; bit += 1) {
    const [xBit, yBit] = [(x >> bit) & 1, (y >> bit) & 1]
    value = value * 4 + ((xBit ^ yBit) * 2 + yBit)
  }
  return (value + 0.5) / 64
}
