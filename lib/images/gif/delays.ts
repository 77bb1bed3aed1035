/** Browsers play shorter delays as 100 ms, a convention from slow computers. */
export const MIN_DELAY_MS = 20
