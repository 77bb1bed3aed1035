import { GIFEncoder } from 'gifenc'
import type { Pixels } from '@/lib/core/geometry/sizes'
import { ALPHA_THRESHOLD, buildPalette, type Color, type Dither, mapToPalette } from './palette'

export type GifOptions = {
  /** 0 repeats forever. */
  playCount: number
  /** 2 to 256, including the transparent color. */
  maxColors: number
  /** A palette for all frames; `null` gives each frame its own. */
  palette: readonly Color[] | null
  dither: Dither
  /** Whether pixels below half alpha stay transparent. If false, alpha is ignored, so draw a background. */
  isTransparent: boolean
}

/** Channel differences up to this value are invisible in 256 colors and common in video. */
const MAX_DIFFERENCE = 6

/** Opaque GIFs skip unchanged pixels. `add` returns the bytes so far. Delays: 83.3, 83.3, 83.3 ms become 80, 90, 80. */
export function createGifEncoder({ playCount, maxColors, palette, dither, isTransparent }: GifOptions) {
  const encoder = GIFEncoder()
  let displayedPixels: Uint8ClampedArray | null = null
  let elapsedMs = 0
  let writtenMs = 0

  function add(pixels: Pixels, durationMs: number): number {
    const { width, height } = pixels
    const skipMask = isTransparent ? maskTransparentPixels(pixels) : maskUnchangedPixels(pixels, displayedPixels)
    const framePalette = palette ?? buildPalette([pixels], getMaxPaletteColors(maxColors), skipMask)
    const paletteIndexes = mapToPalette(pixels, { palette: framePalette, dither, skipMask })
    const isFirstFrame = displayedPixels === null
    elapsedMs += durationMs
    const delayMs = Math.round((elapsedMs - writtenMs) / 10) * 10
    writtenMs += delayMs
    encoder.writeFrame(paletteIndexes, width, height, {
      palette: palette && !isFirstFrame ? null : [...framePalette, [0, 0, 0]],
      delay: delayMs,
      repeat: playCount === 1 ? -1 : Math.max(0, playCount - 1),
      colorDepth: Math.max(2, Math.ceil(Math.log2(framePalette.length + 1))),
      transparent: isTransparent || !isFirstFrame,
      transparentIndex: framePalette.length,
      dispose: isTransparent ? 2 : 1,
    })
    if (isFirstFrame || isTransparent) displayedPixels = pixels.data.slice()
    else updateDisplayedPixels(displayedPixels as Uint8ClampedArray, pixels, skipMask)
    return encoder.bytesView().length
  }

  return {
    add,
    finish(): Uint8Array<ArrayBuffer> {
      encoder.finish()
      return encoder.bytes()
    },
  }
}

/** Reserves one entry for skipped pixels. */
export const getMaxPaletteColors = (maxColors: number) => maxColors - 1

function maskTransparentPixels({ data, width, height }: Pixels): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, index) =>
    (data[index * 4 + 3] ?? 0) < ALPHA_THRESHOLD ? 1 : 0,
  )
}

function maskUnchangedPixels({ data, width, height }: Pixels, displayedPixels: Uint8ClampedArray | null): Uint8Array {
  const unchangedMask = new Uint8Array(width * height)
  if (!displayedPixels) return unchangedMask
  const isNear = (index: number) =>
    Math.abs((data[index] as number) - (displayedPixels[index] as number)) <= MAX_DIFFERENCE
  for (let index = 0; index < unchangedMask.length; index += 1) {
    if (isNear(index * 4) && isNear(index * 4 + 1) && isNear(index * 4 + 2)) unchangedMask[index] = 1
  }
  return unchangedMask
}

/** Skipped pixels still show their old color, so small changes must add up until they become visible. */
function updateDisplayedPixels(displayedPixels: Uint8ClampedArray, { data }: Pixels, skipMask: Uint8Array): void {
  for (let index = 0; index < skipMask.length; index += 1) {
    if (!skipMask[index]) displayedPixels.set(data.subarray(index * 4, index * 4 + 3), index * 4)
  }
}
