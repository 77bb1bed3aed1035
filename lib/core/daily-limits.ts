/** Uses of one tool per day, counted by the browser. The server allows a multiple of it per address. */
export const MAX_USES_PER_DAY = 20

/** The default for the image generator, which an operator can change. Images cost far more than text. */
export const DEFAULT_MAX_DAILY_IMAGE_RUNS = 5
