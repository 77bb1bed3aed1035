const illnessAlternatives =
  '(?:acne|adhd|allerg(?:y|ies)|anxiety|arthritis|asthma|autism|cancers?|chronic pain|depression|diabetes|diseases?|' +
  'eczema|endometriosis|epilepsy|illness(?:es)?|infertility|inflammation|insomnia|ibs|lyme|migraines?|obesity|pcos|' +
  'psoriasis|rosacea|thyroid|tumou?rs?)'
const cureAlternatives =
  '(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|treat(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|get(?:s|ting)? rid of)'

const curePattern = new RegExp(`\\b${cureAlternatives}\\b`, 'giu')
const illnessStartPattern = new RegExp(`^${illnessAlternatives}\\b`, 'iu')
const remedyPattern = new RegExp(`\\b${illnessAlternatives}\\s+(?:cure|remedy|reversal)\\b`, 'iu')

/** The maximum number of words between a cure and its illness, as in "healing my own severe anxiety". */
const MAX_WORDS_BETWEEN = 4

/**
 * Returns whether a text claims to cure an illness, because TikTok and Meta act on such claims (TikTok Community
 * Guidelines, misinformation; Meta Community Standards, harmful health misinformation; both checked 2026-11).
 */
export function claimsCure(text: string): boolean {
  return remedyPattern.test(text) || text.split(/[^\p{L}\p{N}’'\s]+/u).some(promisesCure)
}

function promisesCure(clause: string): boolean {
  return clause.matchAll(curePattern).some(({ 0: word, index }) => {
    const [restOfWord = '', ...followingWords] = clause.slice(index + word.length).split(/\s+/, MAX_WORDS_BETWEEN + 3)
    return (
      restOfWord === '' &&
      followingWords
        .slice(0, MAX_WORDS_BETWEEN + 1)
        .some((_, wordIndex) => illnessStartPattern.test(followingWords.slice(wordIndex, wordIndex + 2).join(' ')))
    )
  })
}

export function startsWithIllness(text: string): boolean {
  return illnessStartPattern.test(text)
}
