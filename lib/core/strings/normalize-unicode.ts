/** Limit of Unicode's Stream-Safe Text Format (UAX #15, section 13). No language reaches this limit. */
const MAX_COMBINING_MARKS = 30

/** Halfwidth kana voicing marks are letters, but NFKC and NFKD turn them into combining marks. */
const combiningMarkRunPattern = /[\p{M}\uff9e\uff9f]+/gu

/** All external text must pass this: sorting a long run of combining marks takes quadratic time, so it drops them. */
export function normalizeUnicode(text: string, form: 'NFC' | 'NFD' | 'NFKC' | 'NFKD' = 'NFC'): string {
  return limitCombiningMarks(text).normalize(form)
}

/** Folds a text for comparisons that ignore case: uppercase first, so that ß equals SS and σ equals ς. */
export const foldCase = (text: string) => normalizeUnicode(text).toUpperCase().toLowerCase()

/** Folds a text for comparisons that also ignore accents and styles, as of ﬁ and 𝗯. */
export const foldText = (text: string) => foldCase(normalizeUnicode(text, 'NFKD').replace(/\p{M}+/gu, ''))

export function limitCombiningMarks(text: string): string {
  return text.replace(combiningMarkRunPattern, (run) =>
    run.length > MAX_COMBINING_MARKS ? [...run].slice(0, MAX_COMBINING_MARKS).join('') : run,
  )
}
