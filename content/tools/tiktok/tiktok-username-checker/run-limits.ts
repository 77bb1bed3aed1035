/** Each name may take two requests to TikTok, a second apart. */
export const MAX_NAMES = 10

/** Fits ten profile links with tracking parameters, in code points. */
export const MAX_NAMES_TEXT_LENGTH = 2_000
