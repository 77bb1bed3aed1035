/** Uses of one tool in one day, counted by the browser; the server allows a multiple of it for each address. */
export const MAX_USES_PER_DAY = 20

/** Runs of the image generator a day where the operator sets no other number. Drawing costs far more than writing. */
export const DEFAULT_MAX_DAILY_IMAGE_RUNS = 5
