const vowel = /[aeiouy]/

/**
 * Two words run together where the end of the first is the start of the second: "crumb" and "umbra" give "crumbra".
 * Needs two shared letters, something of its own from each word, and a result that can be said; null otherwise.
 */
export function blend(first: string, second: string): string | null {
  for (let shared = Math.min(first.length, second.length) - 1; shared >= 2; shared -= 1) {
    if (!second.startsWith(first.slice(-shared))) continue
    if (first.length - shared < 2 || second.length - shared < 2) continue
    const blended = first + second.slice(shared)
    if (isPronounceable(blended)) return blended
  }
  return null
}

/** A word with a playful ending, joined by the rules of spelling: "bake" and "ery" give "bakery". */
export function withEnding(word: string, ending: string): string | null {
  if (word.length < 3 || word.length > 7 || /(?:s|er|ing|ish)$/.test(word)) return null
  const startsOnVowel = vowel.test(ending.charAt(0))
  let stem = word
  if (startsOnVowel && /[^aeiou]y$/.test(word)) stem = word.slice(0, -1)
  else if (startsOnVowel && /[^aeo]e$/.test(word)) stem = word.slice(0, -1)
  if (startsOnVowel && vowel.test(stem.slice(-1))) return null
  const joined = stem + ending
  return isPronounceable(joined) ? joined : null
}

/** Endings that turn a thing into a place, a science or a fan of it. */
export const playfulEndings = ['ology', 'topia', 'ista', 'ify', 'verse', 'ville', 'scape'] as const

/** No run of four consonants or three vowels, and no letter three times in a row. */
export function isPronounceable(word: string): boolean {
  return !/[^aeiouy\d]{4,}|[aeiou]{3,}|(.)\1\1/.test(word) && vowel.test(word)
}
