import { uniqueBy } from '@/lib/core/unique-by'
import { claimsCure } from '@/lib/kits/bios/cure-claims'

/** Claims for which shops remove listings unless the seller can prove the claim, each with the reason. */
const riskyClaimPatterns: readonly (readonly [RegExp, string])[] = [
  [/\bguarantee(?:d|s)?\b/gi, 'a guarantee is binding, and marketplaces don’t want one in a listing'],
  [/\b(?:best(?:[- ]?sell(?:er|ing))?|number one|no\. ?1)\b|#1/gi, '“best” needs proof that people can check'],
  [
    /\b(?:clinically|scientifically) (?:proven|tested)\b|\bdoctor[- ]recommended\b/gi,
    'name the study, or leave it out',
  ],
  [
    /\bFDA[- ](?:approved|cleared|registered)\b/gi,
    'only some products can be approved, so include the number or leave it out',
  ],
  [/\b(?:miracle|magic(?:al)?) (?:cure|results?|solution|cream|pill)\b/gi, 'no shop allows miracle claims'],
  [
    /\b(?:detox(?:es|ifies|ifying)?|anti[- ]?aging|weight[- ]loss|fat[- ]burning|lose weight)\b/gi,
    'shops check health claims first',
  ],
  [
    /\b(?:eco[- ]friendly|non[- ]toxic|chemical[- ]free|biodegradable)\b/gi,
    'say what it’s made of instead, or show the certificate',
  ],
  [/\b(?:risk[- ]free|100 ?% (?:safe|effective|satisfaction))\b/gi, 'you can’t promise that to every buyer'],
  [
    /\b(?:free shipping|\d+ ?% off|on sale|limited time)\b/gi,
    'put offers in the shop’s offer field, not in the listing',
  ],
]

/** Matches “cures fatigue”, but not “cures in ten minutes” as glue does. */
const curePattern = /\b(?:cures|heals)\s+(?!(?:at|by|in|to|under|with|within)\b)\p{L}+/iu

export function findRiskyClaims(text: string): string[] {
  const claims = riskyClaimPatterns.flatMap(([pattern, reason]) =>
    uniqueBy(text.match(pattern) ?? [], (phrase) => phrase.toLowerCase()).map((phrase) => `“${phrase}”: ${reason}.`),
  )
  const [cureClaim] = curePattern.exec(text) ?? []
  if (claimsCure(text)) claims.unshift('“Cure”: no shop lets you promise that a product cures an illness. Take it out.')
  else if (cureClaim) claims.unshift(`“${cureClaim}”: shops check health claims first.`)
  return claims
}
