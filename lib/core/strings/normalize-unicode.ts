/** Limit of Unicode's Stream-Safe Text Format (UAX #15, section 13). No language reaches this limit. */
const MAX_COMBINING_MARKS = 30

/** Halfwidth kana voicing marks are letters, but NFKC and NFKD turn them into combining marks. */
const combiningMarkRunPattern = /[\p{M}\uff9e\uff9f]+/gu

/**
 * Normalizes a text and drops combining marks after the 30th in a row, because sorting a run takes quadratic time. All
 * external text must be normalized by this function. Takes linear time.
 */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return limitCombiningMarks(text).normalize(form)
}

export function limitCombiningMarks(text: string): string {
  return text.replace(combiningMarkRunPattern, (run) =>
    run.length > MAX_COMBINING_MARKS ? [...run].slice(0, MAX_COMBINING_MARKS).join('') : run,
  )
}
