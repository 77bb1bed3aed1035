/** Uses of one tool per day, counted by the browser. The server allows a multiple of it per address. */
export const MAX_USES_PER_DAY = 20

/** The default runs per day, which an operator can change. Image generation costs far more than writing. */
export const DEFAULT_MAX_DAILY_IMAGE_RUNS = 5
