import type { Colour, Pixels } from './pixels'

/** `diffuse` hands each pixel's error to its neighbours (Floyd–Steinberg), `ordered` adds a pattern of 8 × 8 (Bayer). */
export type Dither = 'diffuse' | 'ordered' | 'none'

type DitherOptions = {
  palette: readonly Colour[]
  dither: Dither
  /** A byte a pixel: those that are not 0 are left out and get the index `clear`. */
  skip: Uint8Array
  transparentIndex: number
}

/** Each pixel as the number of a colour of the palette. */
export function mapToPalette(
  pixels: Pixels,
  { palette, dither, skip, transparentIndex }: DitherOptions,
): Uint8Array {
  const nearest = createNearestLookup(palette)
  const made = new Uint8Array(pixels.width * pixels.height).fill(transparentIndex)
  if (dither === 'diffuse') ditherDiffused(pixels, palette, nearest, skip, made)
  else {
    const spread = dither === 'ordered' ? 256 / Math.cbrt(palette.length) : 0
    ditherOrdered(pixels, spread, nearest, skip, made)
  }
  return made
}

type NearestIndex = (red: number, green: number, blue: number) => number

/** Looks each colour up once, to 5, 6 and 5 bits. */
function createNearestLookup(palette: readonly Colour[]): NearestIndex {
  const known = new Int16Array(65_536).fill(-1)
  return (red, green, blue) => {
    const key = ((red >> 3) << 11) | ((green >> 2) << 5) | (blue >> 3)
    const index = known[key] ?? -1
    if (index >= 0) return index
    let best = 0
    let least = Number.POSITIVE_INFINITY
    for (let at = 0; at < palette.length; at += 1) {
      const [r, g, b] = palette[at] as Colour
      const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2
      if (distance < least) {
        least = distance
        best = at
      }
    }
    known[key] = best
    return best
  }
}

const clampByte = (value: number) => (value < 0 ? 0 : value > 255 ? 255 : Math.round(value))

const byte = (data: Uint8ClampedArray, at: number) => data[at] as number
const float = (row: Float32Array, at: number) => row[at] as number

/** Every second row runs backwards, so that no pattern leans to one side. */
function ditherDiffused(
  { data, width, height }: Pixels,
  palette: readonly Colour[],
  nearest: NearestIndex,
  skip: Uint8Array,
  made: Uint8Array,
): void {
  let here = new Float32Array((width + 2) * 3)
  let below = new Float32Array((width + 2) * 3)
  const share = (error: number, cell: number, ahead: number) => {
    here[cell + ahead] = float(here, cell + ahead) + (error * 7) / 16
    below[cell - ahead] = float(below, cell - ahead) + (error * 3) / 16
    below[cell] = float(below, cell) + (error * 5) / 16
    below[cell + ahead] = float(below, cell + ahead) + error / 16
  }
  for (let y = 0; y < height; y += 1) {
    const forward = y % 2 === 0
    const ahead = forward ? 3 : -3
    for (let step = 0; step < width; step += 1) {
      const x = forward ? step : width - 1 - step
      const at = y * width + x
      if (skip[at]) continue
      const cell = (x + 1) * 3
      const red = clampByte(byte(data, at * 4) + float(here, cell))
      const green = clampByte(byte(data, at * 4 + 1) + float(here, cell + 1))
      const blue = clampByte(byte(data, at * 4 + 2) + float(here, cell + 2))
      const index = nearest(red, green, blue)
      made[at] = index
      const [r, g, b] = palette[index] as Colour
      share(red - r, cell, ahead)
      share(green - g, cell + 1, ahead)
      share(blue - b, cell + 2, ahead)
    }
    ;[here, below] = [below, here]
    below.fill(0)
  }
}

function ditherOrdered(
  { data, width, height }: Pixels,
  spread: number,
  nearest: NearestIndex,
  skip: Uint8Array,
  made: Uint8Array,
): void {
  for (let at = 0; at < width * height; at += 1) {
    if (skip[at]) continue
    const shift = (bayer(at % width, Math.floor(at / width)) - 0.5) * spread
    made[at] = nearest(
      clampByte(byte(data, at * 4) + shift),
      clampByte(byte(data, at * 4 + 1) + shift),
      clampByte(byte(data, at * 4 + 2) + shift),
    )
  }
}

/** The threshold of a place in Bayer's matrix of 8 × 8, from above 0 to below 1. */
function bayer(x: number, y: number): number {
  let value = 0
  for (let bit = 0; bit < 3; bit += 1) {
    const [right, down] = [(x >> bit) & 1, (y >> bit) & 1]
    value = value * 4 + ((right ^ down) * 2 + down)
  }
  return (value + 0.5) / 64
}
