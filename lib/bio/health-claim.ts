const illness =
  '(?:acne|adhd|allerg(?:y|ies)|anxiety|arthritis|asthma|autism|cancers?|chronic pain|depression|diabetes|diseases?|' +
  'eczema|endometriosis|epilepsy|illness(?:es)?|infertility|inflammation|insomnia|ibs|lyme|migraines?|obesity|pcos|' +
  'psoriasis|rosacea|thyroid|tumou?rs?)'
const cure =
  '(?:cur(?:e|es|ed|ing)|heal(?:s|ed|ing)?|revers(?:e|es|ed|ing)|treat(?:s|ed|ing)?|eliminat(?:e|es|ed|ing)|get(?:s|ting)? rid of)'

const claim = new RegExp(
  `\\b${cure}\\b(?:\\s+[\\p{L}\\p{N}’']+){0,4}\\s+${illness}\\b|\\b${illness}\\s+(?:cure|remedy|reversal)\\b`,
  'iu',
)

/**
 * Whether a text promises that an illness goes away. TikTok and Meta act on such claims (TikTok Community Guidelines,
 * misinformation; Meta Community Standards, harmful health misinformation; both checked 2026-11).
 */
export function claimsCure(text: string): boolean {
  return claim.test(text)
}
