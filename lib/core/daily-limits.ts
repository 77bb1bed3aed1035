/** Uses of one tool per day, counted by the browser. The server allows a multiple of it per address. */
export const MAX_USES_PER_DAY = 20

/** Runs per day; an operator can change it. Image generation costs far more than writing. */
export const DEFAULT_MAX_DAILY_IMAGE_RUNS = 5
