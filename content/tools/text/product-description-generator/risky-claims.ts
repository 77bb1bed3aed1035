import { claimsCure } from '@/lib/kits/bios/cure-claims'

/** Claims for which shops remove listings unless the seller can prove the claim, each with the reason. */
const riskyClaimPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bguarantee(?:d|s)?\b/i, 'a guarantee binds you, and marketplaces want it out of listings'],
  [/\b(?:best(?:[- ]?sell(?:er|ing))?|number one|no\. ?1)\b|#1/i, '“best” needs a proof that anybody can check'],
  [/\b(?:clinically|scientifically) (?:proven|tested)\b|\bdoctor[- ]recommended\b/i, 'name the study, or leave it out'],
  [
    /\bFDA[- ](?:approved|cleared|registered)\b/i,
    'only some products can be approved at all; say it only with the number',
  ],
  [/\b(?:miracle|magic(?:al)?) (?:cure|results?|solution|cream|pill)\b/i, 'no shop lets a miracle stand'],
  [
    /\b(?:detox(?:es|ifies|ifying)?|anti[- ]?aging|weight[- ]loss|fat[- ]burning|lose weight)\b/i,
    'claims about the body are checked first of all',
  ],
  [
    /\b(?:eco[- ]friendly|non[- ]toxic|chemical[- ]free|biodegradable)\b/i,
    'say what it is made of instead, or show the certificate',
  ],
  [/\b(?:risk[- ]free|100 ?% (?:safe|effective|satisfaction))\b/i, 'nobody can promise that of every buyer'],
  [
    /\b(?:free shipping|\d+ ?% off|on sale|limited time)\b/i,
    'offers belong in the offer’s own field, not in the listing',
  ],
]

/** Matches “cures fatigue”, but not “cures in ten minutes” as glue does. */
const curePattern = /\b(?:cures|heals)\s+(?!(?:at|by|in|to|under|with|within)\b)\p{L}+/iu

export function findRiskyClaims(text: string): string[] {
  const claims = riskyClaimPatterns.flatMap(([pattern, reason]) => {
    const matchedText = pattern.exec(text)?.[0]
    return matchedText === undefined ? [] : [`“${matchedText}”: ${reason}.`]
  })
  const [cureClaim] = curePattern.exec(text) ?? []
  if (claimsCure(text)) claims.unshift('“Cure”: no shop lets a product promise that an illness goes away. Take it out.')
  else if (cureClaim) claims.unshift(`“${cureClaim}”: claims about the body are checked first of all.`)
  return claims
}
