const illness =
  '(?:acne|adhd|allerg(?:y|ies)|anxiety|arthritis|asthma|autism|cancers?|chronic pain|depression|diabetes|diseases?|' +
  'eczema|endometriosis|epilepsy|illness(?:es)?|infertility|inflammation|insomnia|ibs|lyme|migraines?|obesity|pcos|' +
  'psoriasis|rosacea|thyroid|tumou?rs?)'
const cure =
  '(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|treat(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|get(?:s|ting)? rid of)'

const cures = new RegExp(`\\b${cure}\\b`, 'giu')
const startsWithIllness = new RegExp(`^${illness}\\b`, 'iu')
const remedy = new RegExp(`\\b${illness}\\s+(?:cure|remedy|reversal)\\b`, 'iu')

/** How many words may stand between a cure and its illness: "healing my own severe anxiety". */
const between = 4

/**
 * Whether a text promises that an illness goes away. TikTok and Meta act on such claims (TikTok Community Guidelines,
 * misinformation; Meta Community Standards, harmful health misinformation; both checked 2026-11).
 */
export function claimsCure(text: string): boolean {
  return remedy.test(text) || text.split(/[^\p{L}\p{N}’'\s]+/u).some(promises)
}

function promises(clause: string): boolean {
  return clause.matchAll(cures).some(({ 0: word, index }) => {
    const [rest = '', ...following] = clause.slice(index + word.length).split(/\s+/, between + 3)
    return (
      rest === '' &&
      following
        .slice(0, between + 1)
        .some((_, at) => startsWithIllness.test(following.slice(at, at + 2).join(' ')))
    )
  })
}

/** Whether a text begins with the name of an illness that such promises are made about. */
export function isIllness(text: string): boolean {
  return startsWithIllness.test(text)
}
