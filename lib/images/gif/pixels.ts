/** Four bytes a pixel, not premultiplied: what an `ImageData` is, or a plain object like it. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

export type Color = readonly [red: number, green: number, blue: number]

/** From this alpha on a pixel counts as opaque: a GIF knows nothing between. */
export const ALPHA_THRESHOLD = 128
