/**
 * Most combining marks in a row, by Unicode's Stream-Safe Text Format (UAX #15, section 13). No language comes near.
 */
const MAX_COMBINING_MARKS = 30

/** The halfwidth voicing marks of kana are letters, but NFKC and NFKD make combining marks of them. */
const combiningMarkRunPattern = /[\p{M}\uff9e\uff9f]+/gu

/**
 * A text in a normalization form, without the combining marks that come after the 30th in a row: sorting a row takes
 * the square of its length. Texts from outside are normalized by this function alone. Takes time in proportion to the
 * text's length.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return limitCombiningMarks(text).normalize(form)
}

export function limitCombiningMarks(text: string): string {
  return text.replace(combiningMarkRunPattern, (run) =>
    run.length > MAX_COMBINING_MARKS ? [...run].slice(0, MAX_COMBINING_MARKS).join('') : run,
  )
}
