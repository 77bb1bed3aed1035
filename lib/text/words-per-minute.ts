/** Silent reading of English: the mean of 190 studies (Brysbaert, Journal of Memory and Language 109, 2019). */
export const READING_WORDS_PER_MINUTE = 238

/** The usual rate of a talk (NCVS: conversation of adults in English; checked 2026-11). */
export const SPEAKING_WORDS_PER_MINUTE = 150
