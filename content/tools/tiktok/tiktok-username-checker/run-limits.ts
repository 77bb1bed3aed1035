/** Most names in one run; each may take two requests to TikTok, a second apart. */
export const MAX_NAMES = 10

/** Longest text that ten profile links with their tracking need, in code points. */
export const MAX_NAMES_TEXT_LENGTH = 2_000
