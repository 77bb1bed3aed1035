/** What one page takes in and one worker opens. The browser's own limits were measured in Chromium 156. */
export const MAX_FILE_BYTES = 50_000_000
export const MAX_BATCH_FILES = 50
export const MAX_BATCH_BYTES = 300_000_000
/** A decoded pixel takes four bytes, and encoders hold several copies. */
export const MAX_PIXELS = 50_000_000
/** A canvas of a longer side stays blank in Chromium, without an error. */
export const MAX_SIDE = 16_384
/** Every browser draws this many; Safari on iPhones and iPads, for long, no more. */
export const MAX_SAFE_CANVAS_PIXELS = 16_777_216
/** The longer side of an SVG that is cut or fitted as pixels: an icon's own 24 would be a blur, and shapes cost nothing to draw larger. */
export const MIN_SVG_SIDE = 2_048
