/** Most names in one run; each may take two requests to TikTok, a second apart. */
export const maxNames = 10

/** Longest text that ten profile links with their tracking need, in code points. */
export const namesTextLimit = 2_000
