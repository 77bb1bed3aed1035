import { GIFEncoder } from 'gifenc'
import { type Dither, mapToPalette } from './dither'
import { buildPalette } from './palette'
import { ALPHA_THRESHOLD, type Color, type Pixels } from './pixels'

export type GifOptions = {
  /** How often it plays; 0 is for ever. */
  playCount: number
  /** 2 to 256, the see-through one included. */
  maxColors: number
  /** The colours of all frames; `null` gives each frame colours of its own. */
  palette: readonly Color[] | null
  dither: Dither
  /** Whether pixels of less than half alpha stay see-through. Otherwise alpha is ignored: draw on a ground first. */
  isTransparent: boolean
}

/** Differences up to this in each channel nobody sees in 256 colours, and films are full of them. */
const MAX_DIFFERENCE = 6

/**
 * A GIF made frame by frame, all of the first one's size. Where nothing is see-through, what has not changed since the
 * frame before is left out, which is most of a film's file. `add` gives the bytes so far. Times are in milliseconds; a GIF
 * knows hundredths of a second, and what one frame loses the next one gets: 83.3, 83.3, 83.3 become 80, 90, 80.
 */
export function createGif({ playCount, maxColors, palette, dither, isTransparent }: GifOptions) {
  const encoder = GIFEncoder()
  let displayedPixels: Uint8ClampedArray | null = null
  let elapsedMs = 0
  let writtenMs = 0

  function add(pixels: Pixels, durationMs: number): number {
    const { width, height } = pixels
    const skipMask = isTransparent ? maskTransparentPixels(pixels) : maskUnchangedPixels(pixels, displayedPixels)
    const framePalette = palette ?? buildPalette([pixels], getSharedPaletteSize(maxColors), skipMask)
    const paletteIndexes = mapToPalette(pixels, {
      palette: framePalette,
      dither,
      skipMask,
      transparentIndex: framePalette.length,
    })
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

/** How many colours a palette for all frames may have: one place is for what is left out. */
export const getSharedPaletteSize = (maxColors: number) => maxColors - 1

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

/** A pixel that was left out still shows what it showed: many small changes add up and are seen in the end. */
function updateDisplayedPixels(displayedPixels: Uint8ClampedArray, { data }: Pixels, skipMask: Uint8Array): void {
  for (let index = 0; index < skipMask.length; index += 1) {
    if (!skipMask[index]) displayedPixels.set(data.subarray(index * 4, index * 4 + 3), index * 4)
  }
}
