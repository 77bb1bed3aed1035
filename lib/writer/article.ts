/**
 * Indefinite articles by sound. Own rules: the npm package `indefinite` (2.5.2) says "an ukulele", "an ewe", "a R&B
 * song", "a Xbox" and "an NASA", and creators write about all of them.
 */

const silentH = /^(hour|honest|honor|honour|heir)/i
const consonantVowel =
  /^(uni(?!n|m[pam]|de)|unanim|us(e|a[bg]|u|ing)|util|uto|uk[ue]|ur[aieou]|ubi|uf[o]|eu|ew|one(?![a-z])|once|ouija|oui)/i
/** Capital letters whose name starts with a vowel sound: an F, an MBA. */
const vowelNamed = /^[AEFHILMNORSX]/
/** Acronyms read as a word. */
const spoken = /^(NASA|NATO|STEM|LASER|SIM|LEGO|FIFA|NAS|MIDI|REM|SCUBA|RAM|ROM|LASIK|HIIT|LAN)\b/

/** "a" or "an", by the sound of the word or words that follow. */
export function articleFor(words: string): 'a' | 'an' {
  const first = /^[^\s]+/.exec(words.replace(/^[^\p{L}\p{N}]+/u, ''))?.[0] ?? ''
  if (/^\d/.test(first)) return /^(8|11(?!\d)|18(?!\d)|11,|18,)/.test(first) ? 'an' : 'a'
  if (/^(X-?ray|Xbox(?![a-z]))/i.test(first)) return 'an'
  if (/^[A-Z](?![\p{L}])/u.test(first)) return vowelNamed.test(first) ? 'an' : 'a'
  if (/^[A-Z]{2,}/.test(first)) {
    if (spoken.test(first)) return 'a'
    return vowelNamed.test(first) ? 'an' : 'a'
  }
  if (silentH.test(first)) return 'an'
  if (consonantVowel.test(first)) return 'a'
  return /^[aeiouàáâäåæèéêëìíîïòóôöøùúûü]/i.test(first) ? 'an' : 'a'
}

/** The words behind their indefinite article: "an hour", "a user", "an MBA", "a one-pot dinner". */
export function withArticle(words: string): string {
  return `${articleFor(words)} ${words}`
}
