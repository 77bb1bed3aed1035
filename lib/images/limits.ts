/** Limits of one page and one worker. The browser limits were measured in Chromium 156. */
export const MAX_FILE_BYTES = 50_000_000

export const MAX_BATCH_FILES = 50

export const MAX_BATCH_BYTES = 300_000_000

/** A decoded pixel takes four bytes, and encoders use several copies. */
export const MAX_PIXELS = 50_000_000

/** A canvas with a longer side stays blank in Chromium, without an error. */
export const MAX_SIDE = 16_384

/** The canvas size that every browser supports. It was long the limit of Safari on iPhones and iPads. */
export const MAX_SAFE_CANVAS_PIXELS = 16_777_216

/** Minimum longer side of a drawn SVG. An icon's 24 pixels would blur, and larger vectors cost nothing. */
export const MIN_SVG_SIDE = 2_048
