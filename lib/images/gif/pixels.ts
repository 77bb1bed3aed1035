/** Four bytes per pixel, not premultiplied; an `ImageData` or a compatible object. */
export type Pixels = { readonly data: Uint8ClampedArray; readonly width: number; readonly height: number }

export type Color = readonly [red: number, green: number, blue: number]

/** Minimum alpha of an opaque pixel. GIF has no partial transparency. */
export const ALPHA_THRESHOLD = 128
